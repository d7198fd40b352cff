import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { theme, type SiteTheme } from './theme-schema.ts'
import {
  announcement,
  footerColumn,
  homeSection,
  menuItem,
  type HomeSection,
  type MenuItem,
} from './words-schema.ts'

const maintenance = z.strictObject({
  message: field.text.describe('What visitors read in the meantime.'),
  minutes: z
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(60)
    .describe('Minutes until visitors and search robots should try again.'),
})

/** SITE-009. */
const phones = z.strictObject({
  main: field.phone.describe('The site’s number.'),
  byCarType: z
    .boolean()
    .default(false)
    .describe('Show the number for the vehicle’s own type (new, demo, used).'),
  new: field.phone.nullable().default(null).describe('Number for new vehicles.'),
  demo: field.phone.nullable().default(null).describe('Number for demonstrators.'),
  used: field.phone.nullable().default(null).describe('Number for used vehicles.'),
})

/** The site's own settings; those of each subject are in its feature. */
export const siteSettings = {
  slug: field.slug.describe('Short name of the site; its development host is {slug}.localhost.'),
  name: field.text.describe('Name of the dealer or group.'),
  title: field.text.optional().describe('Title of the home page; by default the name.'),
  description: field.text
    .optional()
    .describe('Description for search engines; by default made from the name.'),
  hosts: z
    .array(field.hostName)
    .default([])
    .describe(
      'Hosts the site answers on; the first is its public address, over https, and the others redirect there.',
    ),
  hstsIncludesSubdomains: z
    .boolean()
    .default(false)
    .describe(
      'Makes browsers use https on all subdomains of the hosts too; turn it on only if all of them support https.',
    ),
  state: field.auState.default('QLD').describe('State for drive-away prices and defaults.'),
  itemTypes: z
    .array(z.enum(['car', 'truck', 'motorcycle', 'caravan']))
    .min(1)
    .default(['car'])
    .describe('What the site sells; its default search is for the first.'),
  manufacturer: field.text
    .nullable()
    .default(null)
    .describe('The single make of a one-manufacturer site; null for several.'),
  manufacturerId: field.text.nullable().default(null).describe('The manufacturer’s own id in its feeds.'),
  dealershipGroup: field.text
    .nullable()
    .default(null)
    .describe('Group the dealer belongs to, named in the footer.'),
  theme: theme.prefault({}).describe('Look of the site.'),
  phones: phones.describe('Phone numbers.'),
  email: field.emailAddress.describe('Public email address.'),
  mailFrom: field.emailAddress
    .nullable()
    .default(null)
    .describe(
      'Address that this site’s mails come from; by default MAIL_FROM. Its domain needs SPF and DKIM, which `npm run doctor` checks.',
    ),
  youtubeUrl: field.httpsUrl.nullable().default(null).describe('The site’s YouTube page.'),
  socials: z.array(field.link).default([]).describe('Social pages.'),
  menu: z.array(menuItem).min(1).optional().describe('Header menu; by default made from the item types.'),
  footer: z
    .array(footerColumn)
    .optional()
    .describe('Footer columns; by default Vehicles, Buyer Tools, Servicing and Parts and the group.'),
  announcement: announcement.nullable().default(null).describe('Bar above the header.'),
  maintenance: maintenance
    .nullable()
    .default(null)
    .describe('While set, every page answers 503 with this text, the phone and the hours.'),
  home: z
    .array(homeSection)
    .min(1)
    .optional()
    .describe('Home page sections in order; by default hero, body tiles, featured stock and locations.'),
  chatToken: field.text.nullable().default(null).describe('Public token of the chat widget.'),
  config: z
    .record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean()]))
    .default({})
    .describe('Settings for the dealer’s own integrations, passed on unchanged.'),
}

type ReadSite = z.output<z.ZodObject<typeof siteSettings>>

/** With the defaults filled in that depend on other settings. */
export type SiteSettings = ReadSite & {
  title: string
  description: string
  theme: SiteTheme
  menu: MenuItem[]
  footer: z.output<typeof footerColumn>[]
  home: HomeSection[]
}
