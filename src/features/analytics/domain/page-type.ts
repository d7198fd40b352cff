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
