import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const openOrClosed = z.enum(['Open', 'Closed'])

/** Closing times until this one may be on the morning after: 18:00 to 01:00. A later one is a slip: 17:00 to 08:00. */
const NIGHT_ENDS = '06:00'

function isPeriod({ open, close }: { open: string | null; close: string | null }): boolean {
  return open !== null && close !== null && (open < close || (close < open && close <= NIGHT_ENDS))
}

const TIMES_NEEDED =
  'must have open before close when its status is Open; a night ends by 06:00 of the morning after'

/** DATA-022: one weekday of one location type. `formated_hours`, so spelled in the spec, is read too. */
const openingHour = z
  .strictObject({
    weekday: z
      .union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6),
      ])
      .describe('Day of the week, 0 Sunday to 6 Saturday.'),
    status: openOrClosed.describe('Whether the place opens on that day; Closed shows By appointment only.'),
    open: field.timeOfDay
      .nullable()
      .default(null)
      .describe('Opening time, 24-hour HH:MM in the place’s own zone.'),
    close: field.closingTime
      .nullable()
      .default(null)
      .describe(
        'Closing time, 24-hour HH:MM; 24:00 is midnight, and before the opening time, up to 06:00, the morning after.',
      ),
    formattedHours: field.text.nullable().default(null).describe('Own words shown instead of the times.'),
    formated_hours: field.text.optional().describe('Spelling of the spec for formattedHours.'),
  })
  .refine((hour) => hour.status === 'Closed' || isPeriod(hour), TIMES_NEEDED)
  .transform(({ formated_hours, ...hour }) => ({
    ...hour,
    formattedHours: hour.formattedHours ?? formated_hours ?? null,
  }))

const week = z
  .array(openingHour)
  .refine(
    (hours) => new Set(hours.map((hour) => hour.weekday)).size === hours.length,
    'must name each weekday once',
  )

/** DATA-023: both spellings of the times, and both of the location, are read. */
const specialFields = {
  date: field.calendarDate.describe('The day, YYYY-MM-DD.'),
  status: openOrClosed.describe('Open with these times, or Closed.'),
  open: field.timeOfDay.nullable().optional().describe('Opening time.'),
  close: field.closingTime
    .nullable()
    .optional()
    .describe('Closing time; before the opening time, up to 06:00, the morning after.'),
  start_hour: field.timeOfDay.nullable().optional().describe('Spelling of the spec for open.'),
  end_hour: field.closingTime.nullable().optional().describe('Spelling of the spec for close.'),
  hours: z
    .strictObject({
      begin: field.timeOfDay.describe('Opening time.'),
      end: field.closingTime.describe('Closing time.'),
    })
    .nullable()
    .optional()
    .describe('Second spelling of the spec for open and close.'),
  note: field.text.nullable().default(null).describe('Why the day differs, such as Australia Day.'),
}

type SpecialInput = z.output<z.ZodObject<typeof specialFields>>

function toSpecialHours(entry: SpecialInput) {
  const open = entry.open ?? entry.start_hour ?? entry.hours?.begin ?? null
  const close = entry.close ?? entry.end_hour ?? entry.hours?.end ?? null
  return { date: entry.date, status: entry.status, open, close, note: entry.note }
}

function hasTimes(entry: SpecialInput): boolean {
  const { status, open, close } = toSpecialHours(entry)
  return status === 'Closed' || isPeriod({ open, close })
}

const specialHours = z.strictObject(specialFields).refine(hasTimes, TIMES_NEEDED).transform(toSpecialHours)

/** Entries kept beside the locations, naming theirs by id or slug. */
export const siteSpecialHours = z
  .strictObject({
    ...specialFields,
    location_id: field.text.optional().describe('Id or slug of the location.'),
    location: z
      .strictObject({ id: field.text.describe('Id or slug of the location.') })
      .optional()
      .describe('Second spelling of the spec for location_id.'),
  })
  .refine(hasTimes, TIMES_NEEDED)
  .refine(
    (entry) => entry.location_id !== undefined || entry.location !== undefined,
    'must name its location by location_id or location.id',
  )
  .transform((entry) => ({
    ...toSpecialHours(entry),
    location: entry.location_id ?? entry.location?.id ?? '',
  }))

const receiverId = field.slug.describe(
  'Short name of the receiver, unique in its list; deliveries and logs show it.',
)
const adfProfile = field.text
  .default('standard')
  .describe('ADF profile that names the receiving system’s habits.')

export const receiver = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail').describe('A readable mail to people.'),
    id: receiverId,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses that get every lead.'),
  }),
  z.strictObject({
    kind: z.literal('adf_mail').describe('A mail holding ADF 1.0 XML for a lead system.'),
    id: receiverId,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses of the lead system.'),
    profile: adfProfile,
  }),
  z.strictObject({
    kind: z.literal('adf_https').describe('ADF 1.0 XML posted to a lead system.'),
    id: receiverId,
    url: field.httpsUrl.describe('Address that takes the XML.'),
    profile: adfProfile,
    secretEnv: field.environmentName
      .nullable()
      .default(null)
      .describe('Environment variable that holds the credential.'),
  }),
  z.strictObject({
    kind: z.literal('webhook').describe('Signed JSON posted to an address.'),
    id: receiverId,
    url: field.httpsUrl.describe('Address that takes the JSON.'),
    secretEnv: field.environmentName.describe('Environment variable that holds the signing secret.'),
  }),
])

/** DATA-020. */
const address = z.strictObject({
  id: field.text.nullable().default(null).describe('The dealer’s own id of the address.'),
  street: field.text.describe('Street and number.'),
  city: field.text.describe('Suburb or town.'),
  state: field.auState.optional().describe('State or territory; default the site’s.'),
  postcode: field.postcode.describe('Postcode, four digits.'),
  lat: z.number().min(-90).max(90).nullable().default(null).describe('Latitude in degrees, south negative.'),
  long: z.number().min(-180).max(180).nullable().default(null).describe('Longitude in degrees.'),
  placeUrl: field.httpsUrl.nullable().default(null).describe('Map page of the place.'),
  placeId: field.text.nullable().default(null).describe('Id of the place at the map provider.'),
  mapKey: field.text.nullable().default(null).describe('Public map key for this place.'),
})

const receivers = z
  .array(receiver)
  .default([])
  .describe('Where leads go; a location without any uses its dealership’s.')

export const dealership = z.strictObject({
  slug: field.slug.describe('Short name; the id is dlr_ and this.'),
  name: field.text.describe('Name shown to shoppers.'),
  legalName: field.text.optional().describe('Licensed entity; default the name.'),
  abn: field
    .formed(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'must be an ABN of 11 digits such as 51 824 753 556')
    .nullable()
    .default(null)
    .describe('Australian Business Number.'),
  licenceNumber: field.text.describe(
    'Dealer licence number without its label; shown in every footer and on every vehicle.',
  ),
  licenceState: field.auState.describe('State that issued the licence; decides its label.'),
  phone: field.phone.nullable().default(null).describe('Main phone of the dealership.'),
  manufacturers: z.array(field.text).default([]).describe('Makes it is franchised for.'),
  receivers,
})

/** ROUTE-037. */
const teamMember = z.strictObject({
  name: field.text.max(80).describe('Name as the person is introduced.'),
  role: field.text.max(80).describe('What the person does, such as Service advisor.'),
  department: z
    .enum(['sales', 'service', 'parts'])
    .nullable()
    .default(null)
    .describe('Group on the team page; null for the people in front.'),
  phone: field.phone.nullable().default(null).describe('Direct phone.'),
  email: field.emailAddress.nullable().default(null).describe('Mail address shown to shoppers.'),
  pictureUrl: field.pictureUrl.nullable().default(null).describe('Portrait; initials without one.'),
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
    .describe('Slug of its dealership; may be left out when the site has one.'),
  types: z
    .array(z.enum(['sales', 'service', 'parts']))
    .default([])
    .transform((types) => (types.length > 0 ? types : ['sales' as const]))
    .describe('What the place is for; empty means sales.'),
  subtype: field.text.nullable().default(null).describe('A narrower purpose, such as buying.'),
  isPrimary: z.boolean().optional().describe('The site’s main place; default the first location.'),
  isVisible: z.boolean().default(true).describe('Whether lists of places show it.'),
  manufacturers: z.array(field.text).default([]).describe('Makes the place stands for.'),
  dealerLicenceNumber: field.text
    .nullable()
    .default(null)
    .describe('Own licence number where it differs from the dealership’s.'),
  motorVehicleRepairerNumber: field.text
    .nullable()
    .default(null)
    .describe('Motor vehicle repairer number, shown for workshops.'),
  imageUrl: field.pictureUrl.nullable().default(null).describe('Picture of the place.'),
  imageThumbUrl: field.pictureUrl.nullable().default(null).describe('Small picture of the place.'),
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
    .describe('Slugs of locations that hand out its stock.'),
  phone: field.phone.nullable().default(null).describe('Phone of the place.'),
  landlinePhone: field.phone.nullable().default(null).describe('Landline, when it differs.'),
  address: address.describe('Street address and position.'),
  hours: z
    .strictObject({
      sales: week.optional().describe('Week of the sales floor; also used by a type without its own.'),
      service: week.optional().describe('Week of the workshop.'),
      parts: week.optional().describe('Week of the parts counter.'),
    })
    .prefault({})
    .describe('One week of opening hours per type.'),
  specialHours: z.array(specialHours).default([]).describe('Days that differ from the week.'),
  receivers,
  isComing: z.boolean().default(false).describe('The place is still to come; a badge says so.'),
  comingText: field.text
    .max(40)
    .default('COMING SOON')
    .describe('Words of the badge of a place still to come, such as COMING EARLY 2027.'),
  closedIsEnquire: z
    .boolean()
    .default(false)
    .describe('Closed days show an Enquire Now link instead of By appointment only.'),
  team: z.array(teamMember).max(60).default([]).describe('People on the team page of the place.'),
})
