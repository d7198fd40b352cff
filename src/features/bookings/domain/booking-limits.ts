import { isWithin, type Mark, type MarkLimits, type Proof, type Verdict } from '#src/shared/domain/visitor.ts'

/** Upcoming drives one visitor may have on a site: a household tries a few vehicles, not a whole showroom. */
const FREE: MarkLimits = { phone: 3, mail: 3, device: 4, network: 8, wide: 24 }
/** The same for a browser that worked for it: more shoppers of one network, no more of a whole one around it. */
const WORKED: MarkLimits = { ...FREE, network: 14 }
/** The same for a phone verified by a texted code, where each further one costs a real phone. */
const PROVED: MarkLimits = { phone: 3, mail: 3, device: 4, network: 20, wide: 60 }

/** Whether a visitor may book another test drive, given the upcoming ones by each mark. */
export function judgeBooking(
  marks: readonly Mark[],
  counts: ReadonlyMap<string, number>,
  proof: Proof,
): Verdict {
  if (isWithin(marks, counts, FREE)) return 'free'
  if (!isWithin(marks, counts, PROVED)) return 'too_many'
  const isEnough = proof === 'phone' || (proof === 'work' && isWithin(marks, counts, WORKED))
  return isEnough ? 'free' : 'code_needed'
}

/** Each move is mailed to both sides: a change of plans, its correction, and one more. */
export const MOVES_A_DAY = 3
/** Bookings cancelled within a day before the next is made by phone: each cost both sides two mails. */
const CANCELLED_A_DAY: MarkLimits = { phone: 3, mail: 3, device: 4, network: 12, wide: 36 }
const DAY_MS = 86_400_000

/** Since when (milliseconds since 1970) moves and cancellations count. */
export function countedSince(nowMs: number): number {
  return nowMs - DAY_MS
}

/** The moves (ISO 8601) that still count. */
export function recentMoves(moves: readonly string[], nowMs: number): string[] {
  return moves.filter((at) => Date.parse(at) > countedSince(nowMs))
}

/** Whether a booking may be moved once more today. */
export function mayMove({ moves }: { moves: readonly string[] }, nowMs: number): boolean {
  return recentMoves(moves, nowMs).length < MOVES_A_DAY
}

/** Whether a visitor may book again, given what they cancelled within a day by each mark. */
export function mayRebook(marks: readonly Mark[], cancelled: ReadonlyMap<string, number>): boolean {
  return isWithin(marks, cancelled, CANCELLED_A_DAY)
}
