import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkState, SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'

export type PhotoLinks = ReturnType<typeof createPhotoLinks>
type Owner = Pick<TradeIn, 'id' | 'siteId' | 'photoKey'>

/** Links in dealers' mail that open one valuation's photos: `{id}.{token}`. */
export function createPhotoLinks({ signed, now }: { signed: SignedLinks; now(): number }) {
  return {
    write: async ({ id, siteId }: Owner): Promise<string> =>
      `${id}.${await signed.token({ purpose: 'photos', siteId, subject: id })}`,

    /** The valuation id in a link, not yet verified; null if the link is malformed. */
    idIn: (text: string): string | null => /^(trd_[\da-f]{24})\./.exec(text)?.[1] ?? null,

    /** Whether a link is valid, expired or wrong for the valuation. */
    async stateOf(owner: Owner, text: string): Promise<LinkState> {
      const { id, siteId } = owner
      const token = text.slice(id.length + 1)
      if (token.includes('.')) return stateOfFormer(owner, token, now())
      return signed.check({ purpose: 'photos', siteId, subject: id }, token, '')
    },
  }
}

/** Older links, `{id}.{end}.{signature}`, signed with the valuation's own key; new valuations have none. */
function stateOfFormer({ id, photoKey }: Owner, token: string, nowMs: number): LinkState {
  const [, end, given] = /^([\da-z]{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!end || !given || photoKey === '') return 'wrong'
  const right = createHmac('sha256', photoKey).update(`trade-in photos ${id} ${end}`).digest('base64url')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return 'wrong'
  return Number.parseInt(end, 36) * 1000 > nowMs ? 'good' : 'ended'
}
