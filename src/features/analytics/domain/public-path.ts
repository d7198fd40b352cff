/** Beyond their first part these addresses name a person's own thing or are a key to it. */
const PRIVATE = [
  'reservation',
  'test-drive',
  'consent',
  'my-garage',
  'watchlist',
  'online-payment',
  'sign-in',
  'success',
  'checkout-journey',
  'trade-in',
]

/** The path as anybody may know it: no query, no hash, and of a private page only which page it is. */
export function publicPath(pathname: string): string {
  const [first = ''] = pathname.split('/').filter(Boolean)
  if (PRIVATE.includes(first)) return `/${first}`
  return pathname.split(/[?#]/)[0] ?? '/'
}

/** The ASC page type of a path (standards.md B2): home, item, itemlist, showroom, specials, contact, service, unknown. */
export function pageType(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  if (first === '') return 'home'
  if (first === 'cars' && second) return 'item'
  const types: Readonly<Record<string, string>> = {
    search: 'itemlist',
    directory: 'itemlist',
    favourites: 'itemlist',
    brands: 'showroom',
    'special-offers': 'specials',
    offers: 'specials',
    contact: 'contact',
    'contact-us': 'contact',
    service: 'service',
  }
  return Object.hasOwn(types, first) ? (types[first] ?? 'unknown') : 'unknown'
}
