import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { toOffsetDateTime } from '#src/shared/domain/local-date-time.ts'
import type { Lead, LeadVehicle, LeadVendor } from '../lead.ts'
import { leadFacts } from '../delivery/lead-facts.ts'
import type { AdfProfile } from './adf-profile.ts'
import { requiredNode, textNode, writeAdfDocument, type XmlNode } from './adf-xml.ts'

/** The platform's name in `<provider>`. */
const PROVIDER_NAME = 'Forecourt'

/** The lead as ADF 1.0 in the model's order (standards.md B1), no DOCTYPE; always the same bytes. */
export function writeAdf(lead: Lead, profile: AdfProfile): string {
  const prospect: XmlNode = {
    name: 'prospect',
    attributes: { status: 'new' },
    children: [
      textNode('id', lead.id, { sequence: '1', source: lead.siteSlug }),
      textNode('id', lead.reference, { sequence: '2', source: `${lead.siteSlug}-reference` }),
      textNode(
        'requestdate',
        toOffsetDateTime(Date.parse(lead.createdAt), AU_STATE_TIME_ZONE[lead.vendor.state]),
      ),
      profile.hasLeadType ? textNode('leadtype', leadType(lead)) : null,
      vehicleNode(lead, profile),
      profile.takesTradeIn ? tradeInNode(lead) : null,
      customerNode(lead, profile),
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

function leadType(lead: Lead): string {
  if (lead.category === 'Service' || lead.category === 'Parts') return lead.category.toLowerCase()
  return 'sales'
}

function interest(lead: Lead, profile: AdfProfile): string {
  return lead.category === 'Test Drive' && profile.knowsTestDrive ? 'test-drive' : 'buy'
}

function vehicleNode(lead: Lead, profile: AdfProfile): XmlNode {
  const { vehicle } = lead
  if (!vehicle) {
    // Receivers refuse a prospect without a vehicle, so send one that says "none".
    return {
      name: 'vehicle',
      attributes: { interest: interest(lead, profile), status: 'used' },
      children: [
        textNode('year', lead.createdAt.slice(0, 4)),
        textNode('make', 'Not specified'),
        textNode('model', 'Not specified'),
        textNode('comments', 'No vehicle was named.'),
      ],
    }
  }
  return {
    name: 'vehicle',
    attributes: { interest: interest(lead, profile), status: vehicle.carType === 'new' ? 'new' : 'used' },
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
    textNode('imagetag', vehicle.imageUrl, { alttext: vehicle.name }),
    textNode('price', price, { type: 'asking', currency: 'AUD' }),
    textNode('pricecomments', price ? vehicle.priceKind.replaceAll('_', ' ') : null),
  ]
}

function vehicleComments(vehicle: LeadVehicle): string {
  const demo = vehicle.carType === 'demo' ? 'Demonstrator. ' : ''
  return `${demo}${vehicle.name}. ${vehicle.url}`
}

function tradeInNode(lead: Lead): XmlNode | null {
  if (lead.answers['do-you-have-a-trade-in'] !== 'Yes') return null
  const { Rego: rego, kms } = lead.answers
  return {
    name: 'vehicle',
    attributes: { interest: 'trade-in', status: 'used' },
    children: [
      requiredNode('year', lead.tradeIn?.year ?? null),
      requiredNode('make', lead.tradeIn?.make ?? null),
      requiredNode('model', lead.tradeIn?.model ?? null),
      textNode('trim', lead.tradeIn?.badge ?? null),
      kms ? textNode('odometer', kms, { units: 'km' }) : null,
      textNode('comments', rego ? `Rego ${rego}` : 'Details to be asked.'),
    ],
  }
}

function customerNode(lead: Lead, profile: AdfProfile): XmlNode {
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
  return { name: 'customer', children: [contact, textNode('comments', customerComments(lead))] }
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
function customerComments(lead: Lead): string {
  const facts = leadFacts(lead).map(({ label, value }) => `${label}: ${value}`)
  return [lead.message, ...facts].filter(Boolean).join('\n')
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
