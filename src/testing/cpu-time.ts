/**
 * Milliseconds of processor time that some work takes in this thread: what a slow rule costs, whatever else the
 * machine is doing.
 */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
