import { AU_STATE_NAME } from '#src/shared/domain/au-state.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { legalFacts } from '#src/features/content/domain/legal/legal-document.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { moneyBackText, usedGuaranteeText } from './guarantee.ts'
import { warrantyTermsText } from './warranty-terms.ts'

/** Values used within a sentence, and Markdown passages that replace a whole paragraph. */
export type PlaceholderValues = { inline: Record<string, string>; blocks: Record<string, string> }

/** Every name allowed in `{{…}}`, with an explanation for authors. */
export const PLACEHOLDERS = {
  name: 'the dealer’s name',
  phone: 'its phone number, as Australians write it',
  phone_digits: 'its phone number for tel: links',
  email: 'its mail address',
  address: 'street address of its main place, or its name when it has none',
  suburb: 'town of its main place, or its state',
  state: 'its state in words',
  licences: 'its dealer licences with their labels',
  vehicle: 'what it sells, singular: car, truck, motorcycle, caravan or vehicle',
  vehicles: 'what it sells, plural',
  makes: 'the makes it holds a franchise for, or its word for all of them',
  finance_button: 'its label of the finance button',
} as const

/** Passages written by the platform, because their exact wording is a legal requirement. */
export const BLOCK_PLACEHOLDERS = {
  money_back_guarantee: 'the 14-day guarantee, nothing where the site gives none',
  used_guarantee: 'the 48-hour guarantee of used vehicles, nothing where the site gives none',
  warranty_terms: 'years of warranty by make',
  places: 'its places with address and phone',
  sellers: 'legal names, ABN and licences of its dealerships',
} as const

/** The site's own values for every placeholder. */
export function placeholderValues(config: SiteConfig): PlaceholderValues {
  const facts = legalFacts(config)
  const places = config.locations.filter((place) => place.isVisible)
  const main = places.find((place) => place.isPrimary) ?? places[0]
  const { one, many } = config.search.stockNoun
  const inline: Record<keyof typeof PLACEHOLDERS, string> = {
    name: config.name,
    phone: unbroken(facts.phone),
    phone_digits: config.phones.main.replace(/[^\d+]/g, ''),
    email: config.email,
    address: facts.address ?? config.name,
    suburb: main?.address.city ?? AU_STATE_NAME[config.state],
    state: AU_STATE_NAME[config.state],
    licences: listed([...new Set(config.dealerships.map((dealer) => licenceText(dealer)))]),
    vehicle: one,
    vehicles: many,
    makes: makesText(config),
    finance_button: config.finance.buttonText,
  }
  const blocks: Record<keyof typeof BLOCK_PLACEHOLDERS, string> = {
    money_back_guarantee: moneyBackText(config),
    used_guarantee: usedGuaranteeText(config),
    warranty_terms: warrantyTermsText(config),
    places: places.map(placeLine).join('\n'),
    sellers: facts.sellers.map((seller) => `- ${plain(seller)}`).join('\n'),
  }
  return { inline, blocks }
}

function makesText({ dealerships, manufacturer, search }: SiteConfig): string {
  const makes = manufacturer
    ? [manufacturer]
    : [...new Set(dealerships.flatMap((each) => each.manufacturers))]
  return makes.length > 0 ? listed(makes) : `${search.stockNoun.many} of every make`
}

function placeLine(place: SiteConfig['locations'][number]): string {
  const { street, city, state, postcode } = place.address
  const phone = place.phone ?? place.landlinePhone
  return `- **${plain(place.name)}**, ${plain(`${street}, ${city} ${state} ${postcode}`)}${phone ? `, ${unbroken(formatAuPhone(phone))}` : ''}`
}

/** Uses non-breaking spaces so that a line never breaks inside a phone number. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0')
}

/** `A, B and C`. */
function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}

/** Escapes a dealer's own text so that Markdown takes it literally. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&')
}

const NAMED = /\{\{\s*([a-z_]+)\s*\}\}/g

/** Fills `{{name}}` in plain text. Unknown names stay as written for the linter to report. */
export function fillText(text: string, inline: Record<string, string>): string {
  return text.replace(NAMED, (written, name: string) =>
    Object.hasOwn(inline, name) ? (inline[name] ?? '') : written,
  )
}

/** The placeholder name if the text is exactly one placeholder, else null. */
export function soleName(text: string): string | null {
  return /^\s*\{\{\s*([a-z_]+)\s*\}\}\s*$/.exec(text)?.[1] ?? null
}

/** Unknown placeholder names in a text. A passage name is known only as a paragraph by itself. */
export function unknownNames(text: string): string[] {
  const sole = soleName(text)
  if (sole !== null && Object.hasOwn(BLOCK_PLACEHOLDERS, sole)) return []
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)]
    .map((match) => (match[1] ?? '').trim())
    .filter((name) => !Object.hasOwn(PLACEHOLDERS, name))
}
