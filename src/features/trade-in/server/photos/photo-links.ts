import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links in a dealer's mail open the shopper's photos this long. */
export const PHOTO_LINK_DAYS = 30
const DAY_MS = 86_400_000

/** `{id}.{end}.{signature}`: opens the photos of one valuation until its end; `key` is that valuation's own. */
export function signPhotoLink(id: string, key: string, nowMs: number): string {
  const end = Math.floor((nowMs + PHOTO_LINK_DAYS * DAY_MS) / 1000).toString(36)
  return `${id}.${end}.${signature(id, end, key)}`
}

/** The parts of a link's text, nothing of it believed yet; null when it has another shape. */
export function parsePhotoLink(text: string): { id: string; end: string; signature: string } | null {
  const [, id, end, given] = /^(trd_[0-9a-f]{24})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(text) ?? []
  return id && end && given ? { id, end, signature: given } : null
}

/** Whether the link was signed with this valuation's key and has not ended. */
export function isGoodPhotoLink(
  link: { id: string; end: string; signature: string },
  key: string,
  nowMs: number,
): boolean {
  const isSigned = timingSafeEqual(
    Buffer.from(link.signature),
    Buffer.from(signature(link.id, link.end, key)),
  )
  return isSigned && Number.parseInt(link.end, 36) * 1000 > nowMs
}

function signature(id: string, end: string, key: string): string {
  return createHmac('sha256', key).update(`trade-in photos ${id} ${end}`).digest('base64url')
}
