import type { Signer } from '#src/platform/signing/signer.ts'
import { normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { Mark, MarkKind, Visitor } from '#src/shared/domain/visitor.ts'
import { networkKey } from './network-key.ts'

type Who = Visitor & { phone: string; email: string }

/**
 * What a visitor's claims are counted by on one site: keyed hashes, so that the store reveals neither network
 * nor device, and the same visitor is somebody else on another site.
 */
export async function visitorMarks(signer: Signer, siteId: string, who: Who): Promise<Mark[]> {
  const network = networkKey(who.address)
  const known: [MarkKind, string | null][] = [
    ['phone', normaliseAuPhone(who.phone)],
    ['mail', normaliseEmailAddress(who.email)],
    ['device', who.device],
    ['network', network.near],
    ['wide', network.wide],
  ]
  const marks: Mark[] = []
  for (const [kind, value] of known)
    if (value) marks.push(`${kind}:${await signer.hash(`mark ${siteId} ${kind} ${value}`)}`)
  return marks
}
