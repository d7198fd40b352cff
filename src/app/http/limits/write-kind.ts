import { formNameOf } from '#src/features/leads/domain/form-kind/form-kind.ts'
import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import { plainPath } from '#src/shared/domain/path/plain-path.ts'
import { REPORT_PATH } from '#src/platform/http/security-headers.ts'

export const PUSH_PATH = '/api/stock-feeds/'
/** Payment gateways report on many shoppers from few addresses; what they send is signed. */
export const NEWS_PATH = '/api/payments/'
/** The carrier reports texts of many shoppers from few addresses; what it sends is signed. */
export const TEXTS_PATH = '/api/texts/'

/** What a visitor sends, each with a budget of its own, so that thirty finance quotes do not cost an enquiry. */
export type WriteKind =
  | 'push'
  | 'event'
  | 'phone'
  | 'enquiry'
  | 'quote'
  | 'trade-in'
  | 'checkout'
  | 'account'
  | 'watchlist'
  | 'booking'
  | FormName

/** Addresses by how they begin; what none of these names is an enquiry, whose form many pages carry. */
const KINDS: readonly (readonly [string, WriteKind])[] = [
  [PUSH_PATH, 'push'],
  [NEWS_PATH, 'push'],
  [TEXTS_PATH, 'push'],
  ['/api/events', 'event'],
  [REPORT_PATH, 'event'],
  ['/service', 'service'],
  ['/service-booking', 'booking'],
  ['/test-drive', 'booking'],
  ['/book-test-drive', 'test_drive'],
  ['/call-back', 'call_back'],
  ['/careers', 'careers'],
  ['/fleet', 'fleet'],
  ['/sell-my-car', 'sell_car'],
  ['/sell-your-car', 'sell_car'],
  ['/vehicle-parts-and-accessories', 'parts'],
  ['/parts', 'parts'],
  ['/finance', 'finance'],
  ['/finance-enquiry', 'finance'],
  ['/apply-for-finance', 'finance'],
  ['/personalised/finance', 'finance'],
  ['/finance-pre-approval', 'pre_approval'],
  ['/api/youx', 'quote'],
  ['/finance-quote', 'quote'],
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

/** Where scripts send every form; a header says which, so that one kind does not use up another's budget. */
const FORMS_PATH = '/api/leads'

/** The kind of a write by its address, however it is spelt, and by the form it says it is. */
export function writeKind(path: string, form?: string): WriteKind {
  const plain = plainPath(path)
  if (plain === FORMS_PATH) return formNameOf(form) ?? 'enquiry'
  if (/^\/cars\/[^/]+\/(checkout|buy-online)$/.test(plain)) return 'checkout'
  return KINDS.find(([start]) => isAt(plain, start))?.[1] ?? 'enquiry'
}

function isAt(path: string, start: string): boolean {
  return `${path}/`.startsWith(start.endsWith('/') ? start : `${start}/`)
}
