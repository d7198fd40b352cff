import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'

export type ValuationLinks = ReturnType<typeof createValuationLinks>
type Owner = Pick<TradeIn, 'id' | 'siteId'>

/**
 * Links in shoppers' mail back to their own valuation: `{id}.{token}`. The browser's own token is stored only as a
 * hash, so it cannot be mailed.
 */
export function createValuationLinks(signed: SignedLinks) {
  const subject = ({ id, siteId }: Owner) => ({ purpose: 'valuation', siteId, subject: id }) as const
  return {
    write: async (owner: Owner): Promise<string> => `${owner.id}.${await signed.token(subject(owner))}`,

    /** The valuation's id if the link is good on this site, else null. */
    async idOf(siteId: TradeIn['siteId'], text: string): Promise<string | null> {
      const [, id, token] = /^(trd_[\da-f]{24})\.([\w-]{1,100})$/.exec(text) ?? []
      if (!id || !token) return null
      const state = await signed.check(subject({ id: id as TradeIn['id'], siteId }), token, '')
      return state === 'good' ? id : null
    },
  }
}
