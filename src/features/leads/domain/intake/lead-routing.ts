import { isOpenAt } from '#src/features/locations/domain/opening-hours.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import { addressTimeZone } from '#src/shared/domain/au-state.ts'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { LeadCategory } from '../form/lead-category.ts'
import type { LeadRoute } from '../lead.ts'
import { sellersOf } from './asked-brand.ts'
import { type KeyedReceiver, receiversFor } from './lead-receivers.ts'

export type RoutingConfig = Pick<SiteConfig, 'locations' | 'dealerships' | 'email' | 'name'>

export type RoutingQuestion = {
  department: LocationType
  category: LeadCategory
  /** Slug of the location where a booked drive or service starts; null for other forms. */
  drivesAt: string | null
  vehicle: { make: string; dealershipId: DealershipId; locationId: LocationId | null } | null
  /** The brand of an enquiry without a vehicle, spelt as on the site. */
  brand: string | null
  /** Slugs from the visitor's form: requests, checked against the site. */
  locationSlug: string | null
  dealershipSlug: string | null
  /** Unix milliseconds, for opening hours. */
  nowMs: number
}

export type Routed = LeadRoute & { receivers: KeyedReceiver[] }

/** A group of candidate locations and the sentence explaining it. */
type Rule = { because: string; places: SiteLocation[] }

/**
 * Chooses a lead's location and records why (LEAD-001, pain 4): where a drive starts, else the visitor's choice, else the vehicle's location,
 * else its dealership, its brand, the main location. Within a group a location with the department comes first,
 * then with the brand, then one open now. Without a vehicle the requested brand counts instead. There is always a
 * receiver, so no lead is stranded.
 */
export function routeLead(config: RoutingConfig, question: RoutingQuestion): Routed {
  const steps = wishSteps(config, question)
  for (const rule of rulesFor(config, question)) {
    const serving = rule.places.filter((place) => servesDepartment(place, question.department))
    if (rule.places.length > 0 && serving.length === 0) {
      steps.push(`${rule.because} But no ${question.department} department is there.`)
      continue
    }
    const place = bestOf(serving, question)
    if (!place) continue
    steps.push(rule.because, ...brandStep(place, question), ...reasonsWithin(serving, place, question))
    steps.push(openStep(place, question))
    return routedTo(config, { place, steps, question })
  }
  return routedTo(config, {
    place: null,
    steps: [...steps, 'No place serves it, so it goes to the site itself.'],
    question,
  })
}

/** Why a wish of the visitor's does not count. */
function wishSteps(
  config: RoutingConfig,
  { vehicle, locationSlug, dealershipSlug }: RoutingQuestion,
): string[] {
  const steps: string[] = []
  if (locationSlug && !config.locations.some((place) => place.isVisible && place.slug === locationSlug))
    steps.push('The visitor chose a location that is not on this site any more.')
  const wished = config.dealerships.find(({ slug }) => slug === dealershipSlug)
  if (vehicle && wished && wished.id !== vehicle.dealershipId)
    steps.push(`The visitor named ${wished.name}, but the vehicle is not theirs.`)
  return steps
}

function rulesFor(config: RoutingConfig, question: RoutingQuestion): Rule[] {
  const { vehicle } = question
  const visible = config.locations.filter((place) => place.isVisible)
  const wished = visible.filter((place) => place.slug === question.locationSlug)
  const standing = config.locations.filter((place) => vehicle && place.id === vehicle.locationId)
  const owned = config.locations.filter((place) => vehicle && place.dealershipId === vehicle.dealershipId)
  const dealership = config.dealerships.find((each) => each.slug === question.dealershipSlug)
  const driving = visible.filter((place) => place.slug === question.drivesAt)
  return [
    {
      because:
        question.department === 'service'
          ? 'The service is booked at this location.'
          : 'The test drive starts at this location.',
      places: driving,
    },
    { because: 'The visitor chose this location.', places: wished },
    { because: 'The vehicle is at this location.', places: standing },
    { because: 'The vehicle belongs to this dealership.', places: owned },
    {
      because: 'The visitor asked this dealership.',
      places: vehicle || !dealership ? [] : visible.filter((place) => place.dealershipId === dealership.id),
    },
    {
      because:
        question.department === 'sales'
          ? `The enquiry is about ${question.brand}, which is sold here.`
          : `The vehicle is a ${question.brand}, a brand of this location.`,
      places: vehicle || !question.brand ? [] : sellersOf(visible, question.brand),
    },
    { because: 'It is the main location of the site.', places: visible.filter((place) => place.isPrimary) },
    { because: 'It is a location of the site.', places: visible },
  ]
}

function servesDepartment(place: SiteLocation, department: LocationType): boolean {
  return place.types.length === 0 ? department === 'sales' : place.types.includes(department)
}

function sellsBrand(place: SiteLocation, question: RoutingQuestion): boolean {
  const make = brandOf(question)
  return make !== null && sellersOf([{ ...place, isVisible: true }], make).length > 0
}

function brandOf({ vehicle, brand }: RoutingQuestion): string | null {
  return vehicle?.make ?? brand
}

/** Brand before open before primary before document order. */
function bestOf(places: SiteLocation[], question: RoutingQuestion): SiteLocation | undefined {
  const weigh = (place: SiteLocation) =>
    (sellsBrand(place, question) ? 4 : 0) +
    (isOpenAt(place, question.department, question.nowMs) ? 2 : 0) +
    (place.isPrimary ? 1 : 0)
  return places.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

function reasonsWithin(places: SiteLocation[], chosen: SiteLocation, question: RoutingQuestion): string[] {
  if (places.length < 2) return []
  const steps: string[] = []
  if (sellsBrand(chosen, question) && !places.every((place) => sellsBrand(place, question)))
    steps.push(`Of ${places.length} it is the one for ${brandOf(question)}.`)
  if (
    isOpenAt(chosen, question.department, question.nowMs) &&
    !places.every((place) => isOpenAt(place, question.department, question.nowMs))
  )
    steps.push('Others were closed.')
  return steps
}

/** Notes whether a location chosen for another reason sells the requested brand. */
function brandStep(place: SiteLocation, question: RoutingQuestion): string[] {
  const { vehicle, brand, locationSlug } = question
  if (vehicle || !brand || place.slug !== locationSlug) return []
  const isSold = sellsBrand(place, question)
  // A workshop looks after other brands too, so nothing is said of one that it does not sell
  if (question.department !== 'sales')
    return isSold ? [`The vehicle is a ${brand}, a brand of this location.`] : []
  return [`It ${isSold ? 'sells' : 'does not sell'} ${brand}, which the enquiry is about.`]
}

function openStep(place: SiteLocation, question: RoutingQuestion): string {
  const { date, time } = localDateTime(question.nowMs, addressTimeZone(place.address))
  return `${place.name} ${isOpenAt(place, question.department, question.nowMs) ? 'was open' : 'was closed'} when it was sent (${date} ${time} there).`
}

type Choice = { place: SiteLocation | null; steps: string[]; question: RoutingQuestion }

function routedTo(config: RoutingConfig, { place, steps, question }: Choice): Routed {
  const dealershipId = place?.dealershipId ?? question.vehicle?.dealershipId
  const dealership = config.dealerships.find((each) => each.id === dealershipId)
  const found = receiversFor(config, { place, dealership, category: question.category })
  return {
    dealershipId: dealership?.id ?? null,
    dealershipName: dealership?.name ?? null,
    locationId: place?.id ?? null,
    locationName: place?.name ?? null,
    steps: [...steps, found.because],
    receivers: found.receivers,
  }
}
