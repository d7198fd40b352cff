import { isWithin, type Mark, type MarkLimits, type Proof, type Verdict } from '#src/shared/domain/visitor.ts'

/**
 * How many unpaid holds a visitor may have on a site, at once and started within a day. Shoppers hold one vehicle
 * and sometimes compare two; a dealership's Wi-Fi has several shoppers. Paid holds do not count.
 */
const FREE = {
  open: { phone: 2, mail: 2, device: 2, network: 3, wide: 12 },
  day: { phone: 6, mail: 6, device: 6, network: 12, wide: 48 },
} as const satisfies Limits
/** The same for a browser that worked for it: more shoppers of one network, no more of a whole one around it. */
const WORKED = {
  open: { ...FREE.open, network: 6 },
  day: { ...FREE.day, network: 24 },
} as const satisfies Limits
/** The same for a phone verified by a texted code, where each further vehicle costs a real phone. */
const PROVED = {
  open: { phone: 2, mail: 2, device: 2, network: 10, wide: 30 },
  day: { phone: 10, mail: 10, device: 10, network: 40, wide: 120 },
} as const satisfies Limits

type Limits = { open: MarkLimits; day: MarkLimits }
/** Unpaid holds by mark: still open, and started within 24 hours. */
export type HoldCounts = { open: ReadonlyMap<string, number>; day: ReadonlyMap<string, number> }

/** Whether a visitor may hold another vehicle without having paid. */
export function judgeHold(marks: readonly Mark[], counts: HoldCounts, proof: Proof): Verdict {
  const fits = ({ open, day }: Limits) =>
    isWithin(marks, counts.open, open) && isWithin(marks, counts.day, day)
  if (fits(FREE)) return 'free'
  if (!fits(PROVED)) return 'too_many'
  return proof === 'phone' || (proof === 'work' && fits(WORKED)) ? 'free' : 'code_needed'
}
