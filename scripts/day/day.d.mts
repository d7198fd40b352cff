export function momentOf(day: string, nowMs: number): number | null
export function preloadOptions(): string
export function takeDay(): void
export function dayScript(): string | null
