import type { AuState } from '#src/shared/domain/au-state.ts'
import type { SiteDocument } from './site-document-schema.ts'
import type { SiteConfig, Template } from '../site-config.ts'
import { searchHref } from './site-defaults.ts'

/** What `site new` asks. Everything but the slug has a default that an operator can see and change. */
export type NewSiteAnswers = {
  slug: string
  name?: string | undefined
  template?: Template | undefined
  brand?: string | undefined
  type?: SiteConfig['itemTypes'][number] | undefined
  make?: string | undefined
  state?: AuState | undefined
  phone?: string | undefined
  email?: string | undefined
  licence?: string | undefined
}

/** A number nobody answers: ACMA keeps 5550 for fiction. */
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

/** A whole valid document from a few answers, with sample words marked as such where only the dealer can know. */
export function newSiteDocument(answers: NewSiteAnswers): SiteDocument {
  const { slug, make, state = 'QLD', type = 'car' } = answers
  const name = answers.name ?? titleOf(slug)
  const phone = answers.phone ?? SAMPLE_PHONE[state]
  const email = answers.email ?? `sales@${slug}.example`
  const itemTypes = [type]
  return {
    slug,
    name,
    itemTypes,
    state,
    manufacturer: make ?? null,
    ...(make ? { searchFilters: `make = "${make.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` } : {}),
    theme: {
      template: answers.template ?? (type === 'car' ? 'metro' : 'outpost'),
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
    home: [
      {
        kind: 'hero',
        heading: `Welcome to ${name}`,
        text: 'See what is in stock today, with every price and its kind.',
        picture: null,
      },
      { kind: 'body_tiles', heading: 'Browse by body' },
      {
        kind: 'featured_stock',
        heading: 'In stock now',
        filter: '',
        link: { label: 'See all stock', href: searchHref({ itemTypes }, 'new-used-and-demo') },
      },
      { kind: 'locations', heading: 'Visit us' },
    ],
  }
}

function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
