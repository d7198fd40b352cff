import { setTapped } from './tapped-link.ts'

export type MoveOptions = {
  replaces?: boolean
  toTop?: boolean
  /** Delay for further changes of the same kind. */
  waitMs?: number
  /** The address with which the control was rendered; default the one shown. Null removes everything. */
  from?: string | null | undefined
  /** The control's own parameter. */
  own?: string
}
export type Moves = {
  move(href: string, options?: MoveOptions): void
  /** Leaves this search and drops pending moves. */
  stop(): void
  /** Whether a move is waiting for further changes. */
  isWaiting(): boolean
  /** Reports what is shown now, and whether the visitor is there. */
  arrive(at: string, isThere: boolean): void
  /** Whether nothing was started or stopped since `go` received this number. */
  isLast(move: number): boolean
}
type Go = (href: string, options: Pick<MoveOptions, 'replaces' | 'toTop'>, move: number) => void

type Merge = (hrefs: { from: string; onto: string; to: string; own?: string | undefined }) => string
let merge: Merge | null = null

/** Sets the function that combines moves, loaded on first interaction. Until then the last move wins. */
export function mergeMovesBy(merged: Merge): void {
  merge = merged
}

/** The moves of a search page. One made before the last was answered, or while it is pending, adds to it. */
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
