/**
 * Runs work at once as long as no more than `most` pieces begin in one turn of the event loop; the rest
 * begin in the next turns, in order. Much that arrives together is thus never one long block.
 */
export function createTurns(most: number): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let begun = 0

  function beginNext(): void {
    begun = 0
    for (const work of waiting.splice(0, most)) {
      begun += 1
      work()
    }
    if (begun > 0) setImmediate(beginNext)
  }

  return (work) => {
    if (begun === 0) setImmediate(beginNext)
    if (begun >= most || waiting.length > 0) {
      waiting.push(work)
      return
    }
    begun += 1
    work()
  }
}
