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
