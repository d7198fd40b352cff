import type { AuState } from '#src/shared/domain/au-state.ts'
import type { SiteDocument } from './site-document-schema.ts'
import type { NewSiteAnswers } from '#src/features/sites/domain/document/new-site-answers.ts'
import type { SiteConfig, Template } from '#src/features/sites/domain/site-config.ts'
import { defaultStockNoun, searchHref } from '#src/features/sites/domain/document/site-defaults.ts'

/** A number nobody answers: ACMA reserves 5550 for fiction. */
const SAMPLE_PHONE: Record<AuState, string> = {
  ACT: '02 5550 0100',
  NSW: '02 5550 0100',
  NT: '08 5550 0100',
  QLD: '07 5550 0100',
  SA: '08 5550 0100',
  TAS: '03 5550 0100',
  VIC: '03 5550 0100',
  WA: '08 5550 0100',
}

type ItemType = SiteConfig['itemTypes'][number]

/**
 * The template for what a dealer sells: a single make gets its own, and working vehicles are listed by their
 * figures.
 */
const TEMPLATE_OF: Record<ItemType, Template> = {
  car: 'metro',
  truck: 'outpost',
  caravan: 'outpost',
  motorcycle: 'circuit',
}
type Pictures = [hero: string, text: string]
const CAR_PICTURES: Record<Template, Pictures> = {
  metro: ['suv/36/silver', 'hatch/36/white'],
  atelier: ['coupe/36/black', 'convertible/36/silver'],
  outpost: ['fourx4/36/sand', 'utetray/36/white'],
  circuit: ['suv/36/white', 'hatch/36/red'],
}
const PICTURES: Record<Exclude<ItemType, 'car'>, Pictures> = {
  truck: ['truck/36/white', 'utetray/36/white'],
  caravan: ['caravan/36/white', 'fourx4/36/sand'],
  motorcycle: ['moto/36/red', 'moto/0/black'],
}
/** Hours to be edited: what most Australian yards keep. */
const SAMPLE_HOURS = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday: weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6,
  status: weekday === 0 ? ('Closed' as const) : ('Open' as const),
  open: weekday === 0 ? null : '08:30',
  close: weekday === 0 ? null : weekday === 6 ? '16:00' : '17:30',
}))

/**
 * A whole valid document from a few answers, with sample text marked as such where only the dealer can know.
 */
export function newSiteDocument(answers: NewSiteAnswers): SiteDocument {
  const { slug, make, state = 'QLD', type = 'car' } = answers
  const name = answers.name ?? titleOf(slug)
  const phone = answers.phone ?? SAMPLE_PHONE[state]
  const email = answers.email ?? `sales@${slug}.example`
  const template = answers.template ?? (make && type === 'car' ? 'circuit' : TEMPLATE_OF[type])
  return {
    slug,
    name,
    itemTypes: [type],
    state,
    manufacturer: make ?? null,
    ...(make ? { searchFilters: `make = "${make.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` } : {}),
    theme: {
      template,
      ...(answers.brand ? { brandColour: answers.brand } : {}),
    },
    phones: { main: phone },
    email,
    dealerships: [
      {
        slug,
        name,
        licenceNumber: answers.licence ?? 'to be entered',
        licenceState: state,
        phone,
        manufacturers: make ? [make] : [],
        receivers: [{ kind: 'mail', id: 'sales', to: [email] }],
      },
    ],
    locations: [
      {
        slug: `${slug}-showroom`.slice(0, 60),
        name,
        types: ['sales', 'service', 'parts'],
        phone,
        address: { street: 'Street to be entered', city: 'Suburb', state, ...CAPITAL[state] },
        hours: { sales: SAMPLE_HOURS },
      },
    ],
    blogs: { count: 3 },
    home: sampleHome({ name, type, make }, type === 'car' ? CAR_PICTURES[template] : PICTURES[type]),
  }
}

/**
 * Postcode and centre of each capital, so that a new site has its map until the dealer's own location is
 * entered.
 */
const CAPITAL: Record<AuState, { postcode: string; lat: number; long: number }> = {
  ACT: { postcode: '2600', lat: -35.281, long: 149.129 },
  NSW: { postcode: '2000', lat: -33.868, long: 151.209 },
  NT: { postcode: '0800', lat: -12.463, long: 130.842 },
  QLD: { postcode: '4000', lat: -27.47, long: 153.025 },
  SA: { postcode: '5000', lat: -34.929, long: 138.601 },
  TAS: { postcode: '7000', lat: -42.882, long: 147.327 },
  VIC: { postcode: '3000', lat: -37.814, long: 144.963 },
  WA: { postcode: '6000', lat: -31.951, long: 115.861 },
}

type Seller = { name: string; type: ItemType; make: string | undefined }

/** A home page whose text is true even before it is edited; a section without records is not shown. */
function sampleHome({ name, type, make }: Seller, [hero, text]: Pictures): SiteDocument['home'] {
  const itemTypes = [type]
  const { one, many } = defaultStockNoun({ itemTypes })
  return [
    {
      kind: 'hero',
      heading: `Find your next ${make ?? one}`,
      text: `Every ${make ?? one} at ${name}, with its price and what that price includes.`,
      picture: hero,
    },
    { kind: 'body_tiles', heading: 'Browse by body' },
    {
      kind: 'featured_stock',
      heading: 'In stock now',
      filter: '',
      link: { label: `See all ${many}`, href: searchHref({ itemTypes }, 'new-used-and-demo') },
    },
    ...(make ? [] : [{ kind: 'brands' as const, heading: 'By make' }]),
    { kind: 'recently_viewed', heading: 'Recently viewed' },
    {
      kind: 'text',
      heading: `Have a ${one} to trade?`,
      text: 'Tell us what you drive now and we will come back to you with a valuation.',
      link: { label: 'Value your trade-in', href: '/trade-in' },
      picture: text,
    },
    {
      kind: 'reasons',
      heading: `Why ${name}`,
      items: [
        {
          title: 'Every price says what it is',
          text: 'Drive away or excluding government charges: it is always stated.',
        },
        {
          title: 'Ask about any of them',
          text: 'One form on each page, answered by the people who sell the vehicle.',
        },
        { title: 'Keep and compare', text: 'Save what you like in your browser, no account needed.' },
      ],
    },
    { kind: 'current_offers', heading: 'Offers' },
    { kind: 'reviews', heading: 'What customers say' },
    { kind: 'blog', heading: 'Good to know' },
    { kind: 'locations', heading: 'Visit us' },
  ]
}

function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
