import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { toOffsetDateTime } from '#src/shared/domain/local-date-time.ts'
import type { Lead, LeadVehicle, LeadVendor } from '../lead.ts'
import { leadFacts } from '../delivery/lead-facts.ts'
import { pictureAddress } from '../mail/picture-address.ts'
import { priceLabel } from '../mail/price-text.ts'
import { departmentOf } from '../form/lead-category.ts'
import { caseReference } from '../intake/lead-reference.ts'
import type { AdfProfile } from './adf-profile.ts'
import { requiredNode, textNode, writeAdfDocument, type XmlNode } from './adf-xml.ts'
import { offeredAs, ownVehicleNode, wantedNode } from './own-vehicle.ts'
import { timeframeNode } from './timeframe.ts'

/** The platform's name in `<provider>`. */
const PROVIDER_NAME = 'Forecourt'

/**
 * The lead as ADF 1.0 in the model's order (standards.md B1), no DOCTYPE; always the same bytes. With `news` the same
 * prospect is sent again, by its ids, and the customer's comments begin with what changed.
 */
export function writeAdf(lead: Lead, profile: AdfProfile, news: string | null = null): string {
  const prospect: XmlNode = {
    name: 'prospect',
    attributes: { status: news === null ? 'new' : 'resend' },
    children: [
      textNode('id', lead.id, { sequence: '1', source: lead.siteSlug }),
      textNode('id', caseReference(lead), { sequence: '2', source: `${lead.siteSlug}-reference` }),
      textNode(
        'requestdate',
        toOffsetDateTime(Date.parse(lead.createdAt), AU_STATE_TIME_ZONE[lead.vendor.state]),
      ),
      profile.hasLeadType ? textNode('leadtype', departmentOf(lead)) : null,
      ...vehicleNodes(lead, profile),
      customerNode(lead, profile, news),
      vendorNode(lead.vendor),
      {
        name: 'provider',
        children: [
          textNode('name', PROVIDER_NAME, { part: 'full', type: 'business' }),
          textNode('service', `${lead.siteName} website`),
        ],
      },
    ],
  }
  return writeAdfDocument({ name: 'adf', children: [prospect] })
}

/** In the customer's view: what they want, then what they offer. Every prospect has at least one vehicle. */
function vehicleNodes(lead: Lead, profile: AdfProfile): XmlNode[] {
  const wanted = lead.vehicle ? stockNode(lead, lead.vehicle, profile) : null
  if (departmentOf(lead) !== 'sales')
    return [wanted && !isOwnNamed(lead) ? wanted : ownVehicleNode(lead, null)]
  const isOffer = lead.category === 'Trade In'
  const offers = isOffer || lead.answers['do-you-have-a-trade-in'] === 'Yes'
  // A receiver that knows no trade-in still reads of a vehicle that is all the lead is about
  if (!profile.takesTradeIn)
    return [wanted ?? (isOffer ? ownVehicleNode(lead, null) : unnamedNode(lead, profile))]
  if (!offers) return [wanted ?? unnamedNode(lead, profile)]
  const offered = ownVehicleNode(lead, offeredAs(lead))
  if (wanted) return [wanted, offered]
  return isOffer ? [offered] : [unnamedNode(lead, profile), offered]
}

function isOwnNamed({ answers }: Lead): boolean {
  return Boolean(answers.vehicle_details || answers.Rego)
}

function interest(lead: Lead, profile: AdfProfile): string {
  return lead.category === 'Test Drive' && profile.knowsTestDrive ? 'test-drive' : 'buy'
}

/**
 * ADF demands a vehicle, so one that says "none", or the one the visitor typed. Whoever asked in general, or to be called,
 * did not say that they buy: no interest is claimed then, nor ever whether it is new, and the comments say what was asked.
 */
function unnamedNode(lead: Lead, profile: AdfProfile): XmlNode {
  const isGeneral = lead.category === 'General Enquiry'
  const wish = lead.answers.vehicle_of_interest
  if (wish) return wantedNode(lead, wish, interest(lead, profile))
  const asked = isGeneral && lead.subcategory ? ` Asked: ${lead.subcategory}.` : ''
  return {
    name: 'vehicle',
    ...(isGeneral ? {} : { attributes: { interest: interest(lead, profile) } }),
    children: [
      requiredNode('make', null),
      requiredNode('model', null),
      textNode('comments', `No vehicle was named.${asked}`),
    ],
  }
}

function stockNode(lead: Lead, vehicle: LeadVehicle, profile: AdfProfile): XmlNode {
  return {
    name: 'vehicle',
    attributes: {
      interest: departmentOf(lead) === 'sales' ? interest(lead, profile) : undefined,
      status: vehicle.carType === 'new' ? 'new' : 'used',
    },
    children: [...vehicleFacts(vehicle), textNode('comments', vehicleComments(vehicle))],
  }
}

function vehicleFacts(vehicle: LeadVehicle): (XmlNode | null)[] {
  const price =
    vehicle.priceCents === null ? null : dollarsFromCents(vehicle.priceCents).toFixed(2).replace(/\.00$/, '')
  return [
    textNode('id', vehicle.id, { sequence: '1', source: 'forecourt' }),
    textNode('year', vehicle.year),
    requiredNode('make', vehicle.make),
    requiredNode('model', vehicle.model),
    textNode('vin', vehicle.vin),
    textNode('stock', vehicle.stockNumber),
    textNode('trim', vehicle.badge),
    textNode('doors', vehicle.doors),
    textNode('bodystyle', vehicle.body),
    textNode('transmission', vehicle.transmission),
    vehicle.km === null ? null : textNode('odometer', vehicle.km, { units: 'km' }),
    vehicle.colour
      ? {
          name: 'colorcombination',
          children: [textNode('exteriorcolor', vehicle.colour), textNode('preference', 1)],
        }
      : null,
    textNode('imagetag', pictureAddress(vehicle), { alttext: vehicle.name }),
    textNode('price', price, { type: 'asking', currency: 'AUD' }),
    textNode('pricecomments', price ? priceLabel(vehicle) : null),
  ]
}

function vehicleComments(vehicle: LeadVehicle): string {
  const demo = vehicle.carType === 'demo' ? 'Demonstrator. ' : ''
  return `${demo}${vehicle.name}. ${vehicle.url}`
}

function customerNode(lead: Lead, profile: AdfProfile, news: string | null): XmlNode {
  const { person } = lead
  const preferred = (method: string) => (person.preferredContact === method ? '1' : '0')
  const isPhonePreferred = person.preferredContact === 'SMS' ? '1' : preferred('Phone')
  const contact: XmlNode = {
    name: 'contact',
    children: [
      ...nameNodes(lead, profile),
      textNode('email', person.email, { preferredcontact: preferred('Email') }),
      textNode('phone', person.phone, {
        type: /^04|^05/.test(person.phone) ? 'cellphone' : 'voice',
        time: 'nopreference',
        preferredcontact: isPhonePreferred,
      }),
    ],
  }
  return {
    name: 'customer',
    children: [contact, timeframeNode(lead), textNode('comments', customerComments(lead, news))],
  }
}

function nameNodes(lead: Lead, profile: AdfProfile): (XmlNode | null)[] {
  const words = lead.person.name.split(/\s+/)
  const last = lead.person.lastName ?? (words.length > 1 ? (words.at(-1) ?? null) : null)
  const first = lead.person.lastName
    ? lead.person.name
    : words.slice(0, Math.max(1, words.length - 1)).join(' ')
  if (!profile.splitsName || !last) {
    return [
      requiredNode('name', [lead.person.name, lead.person.lastName].filter(Boolean).join(' '), {
        part: 'full',
        type: 'individual',
      }),
    ]
  }
  return [
    requiredNode('name', first, { part: 'first', type: 'individual' }),
    textNode('name', last, { part: 'last', type: 'individual' }),
  ]
}

/** The shopper's message, then every fact without an ADF element, one per line. */
function customerComments(lead: Lead, news: string | null): string {
  const facts = leadFacts(lead).map(({ label, value }) => `${label}: ${value}`)
  return [news, lead.message, ...facts].filter(Boolean).join('\n')
}

function vendorNode(vendor: LeadVendor): XmlNode {
  const contact: XmlNode = {
    name: 'contact',
    children: [
      requiredNode('name', vendor.name, { part: 'full', type: 'business' }),
      textNode('email', vendor.email),
      textNode('phone', vendor.phone, { type: 'voice' }),
    ],
  }
  return {
    name: 'vendor',
    children: [
      textNode('id', vendor.id, { sequence: '1', source: 'forecourt' }),
      requiredNode('vendorname', vendor.name),
      textNode('url', vendor.url),
      contact,
    ],
  }
}
