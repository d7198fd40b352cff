import { z } from 'zod'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { LOCATION_TYPES, type LocationType } from '../location-types.ts'
import { specialHours, week, type OpeningHour } from './hours-schema.ts'

const locationType = z.enum(LOCATION_TYPES)

/** DATA-020. */
const address = z.strictObject({
  id: field.text.nullable().default(null).describe('The dealer’s own id for the address.'),
  street: field.text.describe('Street and number.'),
  city: field.text.describe('Suburb or town.'),
  state: field.auState.optional().describe('State or territory; by default the site’s.'),
  postcode: field.postcode.describe('Postcode, four digits.'),
  lat: z.number().min(-90).max(90).nullable().default(null).describe('Latitude in degrees, south negative.'),
  long: z.number().min(-180).max(180).nullable().default(null).describe('Longitude in degrees.'),
  placeUrl: field.httpsUrl.nullable().default(null).describe('Map page of the location.'),
  placeId: field.text.nullable().default(null).describe('Id of the location with the map provider.'),
  mapKey: field.text.nullable().default(null).describe('Public map key for this location.'),
})

/** ROUTE-037. */
const teamMember = z.strictObject({
  name: field.text.max(80).describe('The person’s name as shown.'),
  role: field.text.max(80).describe('What the person does, such as Service advisor.'),
  department: locationType
    .nullable()
    .default(null)
    .describe('Group on the team page; null for the people shown first.'),
  phone: field.phone.nullable().default(null).describe('Direct phone number.'),
  email: field.emailAddress.nullable().default(null).describe('Email address shown to shoppers.'),
  pictureUrl: field.pictureUrl.nullable().default(null).describe('Portrait; initials are shown without one.'),
  about: field.text.max(300).nullable().default(null).describe('One or two sentences.'),
})

const rating = z.number().min(0).max(5)
const reviewCount = z.number().int().min(0)

/** DATA-018, DATA-019, DATA-021. */
export const location = z.strictObject({
  slug: field.slug.describe('Short name, unique in the site; the id is loc_ and this.'),
  name: field.text.describe('Name shown to shoppers.'),
  dealership: field.slug
    .optional()
    .describe('Slug of its dealership; may be left out if the site has only one.'),
  types: z
    .array(locationType)
    .default([])
    .transform((types) => (types.length > 0 ? types : ['sales' as const]))
    .describe('What the location is for; empty means sales.'),
  subtype: field.text.nullable().default(null).describe('A narrower purpose, such as buying.'),
  isPrimary: z.boolean().optional().describe('The site’s main location; by default the first.'),
  isVisible: z.boolean().default(true).describe('Whether lists of locations show it.'),
  manufacturers: z.array(field.text).default([]).describe('Makes the location represents.'),
  dealerLicenceNumber: field.text
    .nullable()
    .default(null)
    .describe('Its own licence number if it differs from the dealership’s.'),
  motorVehicleRepairerNumber: field.text
    .nullable()
    .default(null)
    .describe('Motor vehicle repairer number, shown for workshops.'),
  imageUrl: field.pictureUrl.nullable().default(null).describe('Picture of the location.'),
  imageThumbUrl: field.pictureUrl.nullable().default(null).describe('Small picture of the location.'),
  averageRating: rating
    .nullable()
    .default(null)
    .describe('Average review rating, 0 to 5, from the review source.'),
  reviewCount: reviewCount.nullable().default(null).describe('Number of reviews behind the rating.'),
  reviews: z
    .strictObject({
      count: reviewCount.describe('Number of reviews.'),
      averageRating: rating.describe('Their average.'),
    })
    .nullable()
    .default(null)
    .describe('Summary of the review source.'),
  distributionLocations: z
    .array(field.slug)
    .default([])
    .describe('Slugs of locations where its stock can be collected.'),
  phone: field.phone.nullable().default(null).describe('Phone of the location.'),
  email: field.emailAddress
    .nullable()
    .default(null)
    .describe(
      'Email address for shoppers: organises test drives and receives replies; by default the site’s.',
    ),
  landlinePhone: field.phone.nullable().default(null).describe('Landline, if different.'),
  address: address.describe('Street address and position.'),
  hours: z
    .strictObject({
      sales: week.optional().describe('Week of the sales floor; also used for a type without its own.'),
      service: week.optional().describe('Week of the workshop.'),
      parts: week.optional().describe('Week of the parts counter.'),
    })
    .prefault({})
    .describe('One week of opening hours per type.'),
  specialHours: z.array(specialHours).default([]).describe('Days that differ from the week.'),
  noTestDrives: z
    .boolean()
    .default(false)
    .describe('No test drive starts here, so none is offered for vehicles kept here.'),
  isComing: z.boolean().default(false).describe('The location is yet to open; a badge says so.'),
  comingText: field.text
    .max(40)
    .default('COMING SOON')
    .describe('Text of that badge, such as COMING EARLY 2027.'),
  closedIsEnquire: z
    .boolean()
    .default(false)
    .describe('Closed days show an Enquire Now link instead of By appointment only.'),
  team: z.array(teamMember).max(60).default([]).describe('People on the location’s team page.'),
})

export type Address = z.output<typeof address> & { state: AuState }
/** A person a location's team page introduces. */
export type TeamMember = z.output<typeof teamMember>

/** A place of a dealership, with what its site fills in: its ids, its state and the days its site lists for it. */
export type DealershipPlace = Omit<z.output<typeof location>, 'dealership'> & {
  id: LocationId
  dealershipId: DealershipId
  isPrimary: boolean
  address: Address
  /** One week per location type; a type without its own week uses sales. */
  hours: Partial<Record<LocationType, OpeningHour[]>>
}
