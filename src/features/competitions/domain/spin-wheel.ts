import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import { AU_STATE_TIME_ZONE, type AuState } from '#src/shared/domain/au-state.ts'
import type { SpinPrize, SpinToWin } from './spin-schema.ts'

const FULL_TURNS = 5

/** Whether the promotion takes entries on this day in the site's time zone. */
export function isSpinOpen(
  { start, end }: Pick<SpinToWin, 'start' | 'end'>,
  state: AuState,
  nowMs: number,
): boolean {
  const today = localDateTime(nowMs, AU_STATE_TIME_ZONE[state]).date
  return start <= today && today <= end
}

/**
 * The prize for `roll`, a number from 0 up to but not including 1 drawn by the server. Exhausted prizes drop
 * out and their share goes to the others; null if none is left.
 */
export function drawPrize(
  prizes: readonly SpinPrize[],
  given: ReadonlyMap<string, number>,
  roll: number,
): SpinPrize | null {
  const open = prizes.filter(({ id, quantity }) => quantity === null || (given.get(id) ?? 0) < quantity)
  const total = open.reduce((sum, { weight }) => sum + weight, 0)
  let left = roll * total
  for (const prize of open) {
    left -= prize.weight
    if (left < 0) return prize
  }
  return open.at(-1) ?? null
}

/** `1 in 20`: a prize's odds at the start of the promotion. */
export function oddsText(prizes: readonly SpinPrize[], prize: SpinPrize): string {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const oneIn = total / prize.weight
  return `1 in ${Number.isInteger(oneIn) ? oneIn : oneIn.toFixed(1)}`
}

/** Degrees the wheel turns clockwise to bring the middle of field `index` of `count` under the pointer at the top. */
export function stopAngle(index: number, count: number): number {
  const field = 360 / count
  return FULL_TURNS * 360 + (360 - (index + 0.5) * field)
}
