import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import { AU_STATE_TIME_ZONE, type AuState } from '#src/shared/domain/au-state.ts'
import type { SpinPrize, SpinToWin } from './spin-schema.ts'

/** Parts of a full turn that the wheel makes before it stops. */
const FULL_TURNS = 5

/** Whether the promotion takes entries on the day at the site. */
export function isSpinOpen(
  { start, end }: Pick<SpinToWin, 'start' | 'end'>,
  state: AuState,
  nowMs: number,
): boolean {
  const today = localDateTime(nowMs, AU_STATE_TIME_ZONE[state]).date
  return start <= today && today <= end
}

/**
 * The prize for `roll`, a number from 0 up to but not 1 drawn by the server. Prizes that are all given away no longer
 * take part, and their share falls to the others; null when none is left.
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

/** `1 in 20`: the chance of a prize at the start of the promotion. */
export function oddsText(prizes: readonly SpinPrize[], prize: SpinPrize): string {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const oneIn = total / prize.weight
  return `1 in ${Number.isInteger(oneIn) ? oneIn : oneIn.toFixed(1)}`
}

/** Degrees the wheel turns clockwise so that the middle of field `index` of `count` stops under the pointer on top. */
export function stopAngle(index: number, count: number): number {
  const field = 360 / count
  return FULL_TURNS * 360 + (360 - (index + 0.5) * field)
}
