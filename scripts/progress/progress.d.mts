export function step<Result>(title: string, work: () => Promise<Result>): Promise<Result>
export function runQuietly(
  command: string,
  args: readonly string[],
  options: { log: string; cwd?: string; env?: NodeJS.ProcessEnv; shell?: boolean; timeout?: number },
): Promise<void>
