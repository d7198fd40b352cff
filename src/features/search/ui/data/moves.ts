import { setTapped } from './tapped-link.ts'

export type MoveOptions = {
  replaces?: boolean
  toTop?: boolean
  /** Waits for more of the same. */
  waitMs?: number
  /** The address of the view that the control was drawn with; else the one that is shown. Null: leads away from everything. */
  from?: string | null | undefined
  /** The parameter that the control is about. */
  own?: string
}
export type Moves = {
  move(href: string, options?: MoveOptions): void
  /** Leads out of this search: what was on its way is not wanted any more. */
  stop(): void
  /** Whether a move waits for more of the same. */
  isWaiting(): boolean
  /** What is shown now, and whether the visitor is there. */
  arrive(at: string, isThere: boolean): void
  /** Whether nothing was begun or stopped since `go` was told this number. */
  isLast(move: number): boolean
}
type Go = (href: string, options: Pick<MoveOptions, 'replaces' | 'toTop'>, move: number) => void

type Merge = (hrefs: { from: string; onto: string; to: string; own?: string | undefined }) => string
let merge: Merge | null = null

/** What joins two moves comes with the first thing the visitor does; until it is there the last move stands alone. */
export function mergeMovesBy(merged: Merge): void {
  merge = merged
}

/**
 * The moves of a search page, the last of which wins. One that is made before the last was answered, or while the
 * last still waits, adds to it.
 */
export function createMoves(go: Go): Moves {
  let at = ''
  let wanted: string | null = null
  let last = 0
  let timer: ReturnType<typeof setTimeout> | null = null
  const clear = () => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  return {
    move(href, { waitMs = 0, from = at, own, ...options } = {}) {
      const onto = wanted ?? at
      const isAlone = from === null || from === onto
      const target = isAlone ? href : (merge?.({ from, onto, to: href, own }) ?? href)
      const act = () => {
        timer = null
        go(target, options, ++last)
      }
      clear()
      wanted = target
      if (waitMs > 0) timer = setTimeout(act, waitMs)
      else {
        setTapped(href)
        act()
      }
    },
    stop() {
      clear()
      wanted = null
      last++
      setTapped(null)
    },
    isWaiting: () => timer !== null,
    arrive(shown, isThere) {
      at = shown
      if (!isThere) return
      if (!timer) wanted = null
      setTapped(null)
    },
    isLast: (move) => move === last,
  }
}
