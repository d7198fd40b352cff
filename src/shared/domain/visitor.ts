/** Who is asking for something that others then cannot have, as far as the request shows. */
export type Visitor = {
  /** The visitor's network address, with trusted proxies taken into account. */
  address: string
  /** The id given to this browser; null for one that keeps no cookies. */
  device: string | null
  /** National digits of the phone this browser is signed in with, proved by a texted code. */
  provenPhone: string | null
  /** The browser did a few seconds of work for this one request, because no code could be texted. */
  hasWorked?: boolean
}

/**
 * What vouches for a visitor beyond the form: their own phone, proved by a code, or work done if none can be
 * texted.
 */
export type Proof = 'phone' | 'work' | null

/** What vouches for the visitor who gives this phone (national digits). */
export function proofOf(visitor: Visitor | null, phone: string | null): Proof {
  if (visitor && visitor.provenPhone !== null && visitor.provenPhone === phone) return 'phone'
  return visitor?.hasWorked ? 'work' : null
}

/** What a limit is counted by. `network` is an IPv4 address or an IPv6 /64, `wide` the /48 around it. */
export type MarkKind = 'phone' | 'mail' | 'device' | 'network' | 'wide'
export type MarkLimits = Readonly<Record<MarkKind, number>>

/** `free`: may go on; `code_needed`: only with a proof; `too_many`: not for now. */
export type Verdict = 'free' | 'code_needed' | 'too_many'

/** A mark: its kind and a keyed hash, such as `phone:Kx3…`. */
export type Mark = `${MarkKind}:${string}`

/** Whether one more is within the limits, given the count for each mark. */
export function isWithin(
  marks: readonly Mark[],
  counts: ReadonlyMap<string, number>,
  limits: MarkLimits,
): boolean {
  return marks.every((mark) => (counts.get(mark) ?? 0) < limits[kindOf(mark)])
}

/** Whether two lists share a mark of this kind. */
export function shareMark(kind: MarkKind, one: readonly string[], other: readonly string[]): boolean {
  return one.some((mark) => mark.startsWith(`${kind}:`) && other.includes(mark))
}

function kindOf(mark: Mark): MarkKind {
  return mark.slice(0, mark.indexOf(':')) as MarkKind
}
