import { plainPath } from '#src/shared/domain/path/plain-path.ts'
import { REPORT_PATH } from '#src/platform/http/security-headers.ts'

export const PUSH_PATH = '/api/stock-feeds/'
/** Payment gateways report on many shoppers from few addresses; what they send is signed. */
export const NEWS_PATH = '/api/payments/'

/** What a visitor sends, each with a budget of its own, so that thirty finance quotes do not cost an enquiry. */
export type WriteKind =
  | 'push'
  | 'event'
  | 'phone'
  | 'enquiry'
  | 'finance'
  | 'trade-in'
  | 'checkout'
  | 'account'
  | 'watchlist'

/** Addresses by how they begin; what none of these names is an enquiry, whose form many pages carry. */
const KINDS: readonly (readonly [string, WriteKind])[] = [
  [PUSH_PATH, 'push'],
  [NEWS_PATH, 'push'],
  ['/api/events', 'event'],
  [REPORT_PATH, 'event'],
  ['/api/youx', 'finance'],
  ['/finance-quote', 'finance'],
  ['/api/trade-in', 'trade-in'],
  ['/api/miscellaneous', 'trade-in'],
  ['/trade-in', 'trade-in'],
  ['/cars/trade-in', 'trade-in'],
  ['/checkout-journey', 'checkout'],
  ['/reservation', 'checkout'],
  ['/api/auth', 'account'],
  ['/api/rate-limit', 'account'],
  ['/api/check-if-contact-exists', 'account'],
  ['/sign-in', 'account'],
  ['/my-garage', 'account'],
  ['/online-payment', 'account'],
  ['/api/watchlist', 'watchlist'],
  ['/api/phone-reveal', 'phone'],
]

/** The kind of a write by its address, however it is spelt. */
export function writeKind(path: string): WriteKind {
  const plain = plainPath(path)
  if (/^\/cars\/[^/]+\/(checkout|buy-online)$/.test(plain)) return 'checkout'
  return KINDS.find(([start]) => isAt(plain, start))?.[1] ?? 'enquiry'
}

function isAt(path: string, start: string): boolean {
  return `${path}/`.startsWith(start.endsWith('/') ? start : `${start}/`)
}
