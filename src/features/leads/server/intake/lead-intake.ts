import { cleanText } from '#src/shared/domain/clean-text.ts'
import type { RetentionKind } from '#src/features/privacy/domain/retention-kind.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { reservationSubject } from '#src/features/leads/domain/delivery/reservation-facts.ts'
import { consentEvidence } from '#src/features/leads/domain/form/consent-evidence.ts'
import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import {
  type EnquiryFields,
  type RawFields,
  readRawFields,
  validateEnquiry,
} from '#src/features/leads/domain/form/enquiry-fields.ts'
import {
  serviceNamed,
  servicePriceText,
  takesServiceBookings,
} from '#src/features/bookings/domain/service-offer.ts'
import { formOf, settleForm } from '#src/features/leads/domain/form-kind/form-rules.ts'
import { LEAD_CATEGORIES, toSentCategory } from '#src/features/leads/domain/form/lead-category.ts'
import { vehiclePhone } from '#src/features/vehicles/domain/page/contact-phone.ts'
import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'
import { brandPrefill, leadPrefill, toLeadVehicle } from '#src/features/leads/domain/form/lead-prefill.ts'
import { bookedAt } from '#src/features/leads/domain/intake/booked-at.ts'
import { askedBrand } from '#src/features/leads/domain/intake/asked-brand.ts'
import { type EarlierLead, findDuplicate } from '#src/features/leads/domain/intake/lead-duplicate.ts'
import { type Routed, routeLead } from '#src/features/leads/domain/intake/lead-routing.ts'
import { postedRules } from '#src/features/leads/domain/intake/posted-rules.ts'
import { judgeSpam } from '#src/features/leads/domain/intake/lead-spam.ts'
import { readUserData } from '#src/features/leads/domain/intake/lead-trail.ts'
import type { Lead, LeadDelivery, LeadVehicle, LeadVendor } from '#src/features/leads/domain/lead.ts'
import { type LeadError, leadError } from '#src/features/leads/domain/leads-errors.ts'
import { messageHost, newDelivery, receiptDelivery } from './new-delivery.ts'
import { claimTime, type TestDriveBook } from './test-drive-book.ts'
import { asksForTexts, textsEvidence } from '#src/features/leads/domain/texts/text-consent.ts'
import { textDeliveries } from '../texts/text-deliveries.ts'
import { findEarlierLeads, type NewLead } from '../lead-repository.ts'

const SERVICES_MAX = 20
const SERVICE_LENGTH_MAX = 80

type Content = {
  raw: RawFields
  additionalServices: string[]
  honeypot: string
  hashed: Record<string, unknown>
}

/** The parts of a posted body that identify it, without visit data. */
export function readContent(fields: EnquiryInput['fields']): Content {
  const raw = settleForm(readRawFields(fields))
  const given = fields.additional_services
  const additionalServices = (Array.isArray(given) ? given : [given])
    .filter((each) => typeof each === 'string')
    .map((each) => cleanText(each, false).slice(0, SERVICE_LENGTH_MAX))
    .filter((each) => each !== '')
    .slice(0, SERVICES_MAX)
  const trap = fields[HONEYPOT_FIELD]
  const honeypot = typeof trap === 'string' ? trap.slice(0, 200) : ''
  return {
    raw,
    additionalServices,
    honeypot,
    hashed: { ...raw, additional_services: additionalServices, [HONEYPOT_FIELD]: honeypot },
  }
}

/** The vehicle by id or slug if the site lists it; never another site's. */
export type FindVehicle = (site: SiteContext, idOrSlug: string) => Promise<Vehicle | null | undefined>
type BuildDeps = { db: Database; findVehicle: FindVehicle; bookings: TestDriveBook | undefined }
type Draft = { input: EnquiryInput; content: Content; nowMs: number; leadId: LeadId; reference: string }

/** Checks a form and builds its rows: the lead, its evidence, one delivery per receiver. */
export async function buildLead(
  deps: BuildDeps,
  site: SiteContext,
  draft: Draft,
): Promise<Result<Omit<NewLead, 'idempotencyKey' | 'contentHash'>, LeadError>> {
  const { raw } = draft.content
  const { config } = site
  const checked = validateEnquiry(raw, postedRules(config, raw, draft.nowMs))
  if (!checked.ok) return fail(leadError('invalid_fields', checked.error))
  const fields = checked.value
  const found = fields.carId ? await deps.findVehicle(site, fields.carId) : null
  const vehicle = found ? toLeadVehicle(found, site.origin) : null
  const brand = vehicle ? null : askedBrand(config.locations, raw)
  const routed = route(site, draft, { fields, vehicle, brand })
  const person = { phone: fields.person.phone, email: normaliseEmailAddress(fields.person.email) }
  const earlier = await findEarlierLeads(deps.db, site.id, { ...person, nowMs: draft.nowMs })
  const duplicate = findDuplicate({ ...person, vehicleId: vehicle?.id ?? null }, earlier)
  const lead = {
    ...assemble(site, draft, { fields, vehicle, brand, routed }),
    duplicateOf: duplicate?.of ?? null,
    duplicateReason: duplicate?.reason ?? null,
  }
  const consents = consentEvidence({
    siteName: config.name,
    ...config.consent,
    optIn: fields.optIn,
    channel: draft.input.channel,
    at: lead.createdAt,
  })
  if (asksForTexts(config, formOf(raw)))
    consents.push(
      textsEvidence(lead.wantsTexts === true, { channel: draft.input.channel, at: lead.createdAt }),
    )
  const booked = await claimTime(deps.bookings, site, {
    form: formOf(raw),
    lead,
    fields,
    visitor: draft.input.visitor ?? null,
  })
  if (!booked.ok) return booked
  return ok({
    lead,
    consents,
    deliveries: toDeliveries(site, lead, { routed, earlier, isBooked: booked.value !== null }),
    booking: booked.value,
    retention: retentionKindOf(draft.input, booked.value?.kind === 'test_drive'),
  })
}

/** The retention period that applies, decided by the platform and never by a posted body. */
function retentionKindOf(input: EnquiryInput, isDrive: boolean): RetentionKind {
  if (input.reservation && input.reservation.outcome !== 'unfinished') return 'reservations'
  if (isDrive) return 'testDrives'
  if (input.tradeIn) return 'tradeIns'
  return input.isCompetition ? 'competitions' : 'enquiries'
}

type Parts = {
  fields: EnquiryFields
  vehicle: LeadVehicle | null
  brand: string | null
  routed: Routed
}

function route(site: SiteContext, draft: Draft, about: Omit<Parts, 'routed'>): Routed {
  const { fields, vehicle, brand } = about
  const routed = routeLead(site.config, {
    department: LEAD_CATEGORIES[fields.category].department,
    category: chosenCategory(draft, about),
    drivesAt: bookedAt(site.config, formOf(draft.content.raw), {
      vehicle,
      locationSlug: fields.locationSlug,
    }),
    vehicle,
    brand,
    locationSlug: fields.locationSlug,
    dealershipSlug: fields.dealershipSlug,
    nowMs: draft.nowMs,
  })
  if (!fields.carId || vehicle) return routed
  return {
    ...routed,
    steps: ['The vehicle the form named is not in the stock of this site.', ...routed.steps],
  }
}

/** The subject; a form that does not ask it and names a vehicle is about the vehicle. */
function chosenCategory({ content }: Draft, { fields, vehicle }: Pick<Parts, 'fields' | 'vehicle'>) {
  const isAsked = content.raw.category !== undefined
  return vehicle && !isAsked ? 'Vehicle Enquiry' : fields.category
}

function assemble(
  site: SiteContext,
  draft: Draft,
  { fields, vehicle, brand, routed }: Parts,
): Omit<Lead, 'duplicateOf' | 'duplicateReason'> {
  const { input, content } = draft
  const sent = toSentCategory(chosenCategory(draft, { fields, vehicle }), fields.subcategory)
  const openFor = input.fields.open_for_ms
  const openForMs = typeof openFor === 'number' || typeof openFor === 'string' ? Number(openFor) : Number.NaN
  const { receivers: _receivers, ...leadRoute } = routed
  return {
    id: draft.leadId,
    siteId: site.id,
    siteSlug: site.config.slug,
    siteName: site.config.name,
    ...(site.config.mailFrom ? { mailFrom: site.config.mailFrom } : {}),
    reference: draft.reference,
    createdAt: new Date(draft.nowMs).toISOString(),
    ...sent,
    ...(input.reservation ? { subcategory: reservationSubject(input.reservation) } : {}),
    person: fields.person,
    message: fields.message,
    answers: { ...fields.answers, ...servicePrice(site, fields.answers.service) },
    additionalServices: content.additionalServices,
    vehicle,
    ...(fields.carId && !vehicle ? { missingVehicle: quotedText(fields.carId) } : {}),
    prefill: vehicle
      ? leadPrefill(vehicle, {
          optIn: fields.optIn,
          message: fields.message,
          subcategory: sent.subcategory,
          isAutogaugeEnabled: site.config.features.autogauge,
        })
      : brandPrefill(brand),
    userData: readUserData({
      url: input.url ?? input.fields.url,
      userAgent: input.userAgent,
      visitedPages: input.fields.visited_pages,
      linkedQueryParams: input.fields.linked_query_params,
    }),
    optIn: fields.optIn,
    ...(fields.wantsTexts && asksForTexts(site.config, formOf(content.raw)) ? { wantsTexts: true } : {}),
    consentTextVersion: site.config.consent.textVersion,
    route: leadRoute,
    ...(input.tradeIn ? { tradeIn: input.tradeIn } : {}),
    ...(input.reservation ? { reservation: input.reservation } : {}),
    ...(input.cvUrl ? { cvUrl: input.cvUrl } : {}),
    vendor: toVendor(site, routed, vehicle),
    spam: settleSpam(input, {
      honeypot: content.honeypot,
      name: `${fields.person.name} ${fields.person.lastName ?? ''}`,
      message: fields.message ?? '',
      openForMs: Number.isFinite(openForMs) ? openForMs : null,
    }),
  }
}

/** The price told with a service of the site's list, which may change later. */
function servicePrice({ config }: SiteContext, name: string | undefined): Record<string, string> {
  const service = name && takesServiceBookings(config) ? serviceNamed(config, name) : undefined
  return service ? { service_price: servicePriceText(service) } : {}
}

/** A checkout is never held back, whatever its text, because money or a vehicle depends on it. */
function settleSpam(input: EnquiryInput, signs: Parameters<typeof judgeSpam>[0]): Lead['spam'] {
  const { verdict, reasons } = judgeSpam(signs)
  return { verdict: input.reservation && verdict === 'held' ? 'suspect' : verdict, reasons }
}

/** The vehicle's own number if the lead goes to its location, else that of the location replying. */
function toVendor(site: SiteContext, routed: Routed, vehicle: LeadVehicle | null): LeadVendor {
  const { config } = site
  const place = config.locations.find((each) => each.id === routed.locationId)
  const dealership = config.dealerships.find((each) => each.id === routed.dealershipId)
  return {
    name: dealership?.name ?? config.name,
    id: dealership?.id ?? null,
    phone:
      vehicle && vehicle.locationId === routed.locationId
        ? vehiclePhone(config, vehicle)
        : (place?.phone ?? place?.landlinePhone ?? dealership?.phone ?? config.phones.main),
    ...vendorMailbox(site, routed),
    url: site.origin,
    state: place?.address.state ?? config.state,
  }
}

/** Who answers: the location's own mailbox, as shown or as leads reach it or its dealership, else the site's. */
function vendorMailbox({ config }: SiteContext, routed: Routed): Pick<LeadVendor, 'email' | 'mailboxName'> {
  const place = config.locations.find((each) => each.id === routed.locationId)
  const owned = routed.receivers.filter(({ key }) => !key.startsWith('site/'))
  const mailbox = owned.flatMap(({ receiver }) => (receiver.kind === 'mail' ? receiver.to : []))[0]
  const email = place?.email ?? mailbox
  return place && email
    ? { email, mailboxName: place.name }
    : { email: config.email, mailboxName: config.name }
}

function toDeliveries(
  site: SiteContext,
  lead: Lead,
  { routed, ...known }: { routed: Routed; earlier: EarlierLead[]; isBooked: boolean },
): LeadDelivery[] {
  const state = lead.spam.verdict === 'held' ? 'held' : 'pending'
  const dealers = routed.receivers.map(({ key, receiver }) =>
    newDelivery(messageHost(site), lead, { key, receiver, at: lead.createdAt, state }),
  )
  const texts = known.isBooked
    ? textDeliveries(site, lead, { id: 'booked', sequence: 0, at: lead.createdAt })
    : []
  return [...dealers, ...receiptDelivery(site, lead, known), ...texts]
}
