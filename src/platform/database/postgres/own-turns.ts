const TURN_MS = 200

export type OwnTurns = ReturnType<typeof countOwnTurns>

/**
 * Counts the turns this process gets. While its own work or a busy machine holds it up, time passes in which no answer
 * can be read: its timeouts then say nothing of the server.
 */
export function countOwnTurns() {
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, TURN_MS).unref()
  return {
    /** From now on; the answer says whether the process got less than half of its turns since. */
    watch(): () => boolean {
      const [before, startedAt] = [turns, performance.now()]
      return () => turns - before < (performance.now() - startedAt) / TURN_MS / 2
    },
    stop: () => clearInterval(clock),
  }
}
