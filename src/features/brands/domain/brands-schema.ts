import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const picture = field.pictureSource.nullable().default(null)

const description = z.array(field.text).default([])

/** A brand entry in a site document (DATA-026). */
export const brandEntry = z.strictObject({
  title: field.text.max(60).describe('Name of the make, as in its stock.'),
  slug: field.slug.nullable().default(null).describe('Its address; by default made from the title.'),
  logoUrl: field.pictureUrl.nullable().default(null).describe('Logo; by default the platform’s.'),
  bannerImage: picture.describe('Picture at the top of its page.'),
  description: description.describe('Paragraphs; by default what the make sells.'),
  skipPage: z
    .boolean()
    .default(false)
    .describe('Its tile skips the overview and leads to its slug or external address.'),
  externalUrl: field.httpsUrl.nullable().default(null).describe('Where a tile that skips the page leads.'),
})

/** A model in a site document. Models in stock need no entry. */
const modelEntry = z.strictObject({
  make: field.text.max(60).describe('Its make.'),
  name: field.text.max(80).describe('Its name, as in stock.'),
  slug: field.slug.nullable().default(null).describe('Its address; by default made from the name.'),
  overrideUrl: field.href
    .nullable()
    .default(null)
    .describe('Where Explore model leads instead of the model’s page.'),
  bannerImage: picture.describe('Picture; by default the first one in stock.'),
  description: description.describe('Paragraphs at the top of its page.'),
})

/** What the site says of its brands itself, and its range beyond stock (DATA-026, ROUTE-047). */
export const brandSettings = {
  brands: z
    .array(brandEntry)
    .max(200)
    .default([])
    .describe('What the site says about its brands; a brand without an entry gets the platform’s text.'),
  models: z
    .array(modelEntry)
    .max(500)
    .default([])
    .describe('Models of the range beyond those in stock, and addresses that replace their pages.'),
}

export type BrandConfig = z.output<z.ZodObject<typeof brandSettings>>
export type BrandEntry = BrandConfig['brands'][number]
export type ModelEntry = BrandConfig['models'][number]
