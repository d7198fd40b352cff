import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { type Offer, sanitizeOfferText } from './offer.ts'

const OFFER_TEXT_MAX = 8000
const longText = z.string().trim().max(OFFER_TEXT_MAX)
const picture = field.pictureSource
const named = field.text.max(80)

const model = z
  .strictObject({
    name: named.describe('Name of the model.'),
    slug: field.slug.optional().describe('Its address; by default made from the name.'),
    override_url: field.href.nullable().default(null).describe('Where Explore model leads instead.'),
  })
  .transform(({ name, slug, override_url }) => ({
    name,
    slug: slug ?? toPathSlug(name),
    overrideUrl: override_url,
  }))

/** An offer in a site document or an imported file, with the spec's own field names (DATA-024). */
export const offer = z
  .strictObject({
    id: field.slug.describe('Its address: /offers/{id}.'),
    name: field.text.max(160).describe('Name of the offer.'),
    description: longText.min(1).describe('What is offered; HTML is read as text.'),
    sanitized_description: longText
      .optional()
      .describe('The same as plain text; by default made from the description.'),
    disclaimer: longText.default('').describe('Conditions.'),
    category: named.default('Offer').describe('Kind, such as Finance offer.'),
    image_url: picture.nullable().default(null).describe('Picture of the offer.'),
    image_or_model_image: z
      .strictObject({ url: picture.describe('Address of the picture.') })
      .nullable()
      .default(null)
      .describe('Picture of the offer or of its model.'),
    manufacturer: named.nullable().default(null).describe('Make it is about; null for all.'),
    model: model.nullable().default(null).describe('Model it is about.'),
    excluded_website_ids: z
      .array(z.string().max(80))
      .default([])
      .describe('Ids or slugs of sites that do not show it.'),
    start: field.calendarDate.nullable().default(null).describe('First day; null for straight away.'),
    end: field.calendarDate.nullable().default(null).describe('Last day; null while stocks last.'),
  })
  .transform(
    (read): Offer => ({
      id: read.id,
      name: read.name,
      description: read.description,
      sanitizedDescription: sanitizeOfferText(read.sanitized_description ?? read.description),
      disclaimer: sanitizeOfferText(read.disclaimer),
      category: read.category,
      imageUrl: read.image_url,
      imageOrModelImage: read.image_or_model_image,
      manufacturer: read.manufacturer,
      model: read.model,
      excludedWebsiteIds: read.excluded_website_ids,
      start: read.start,
      end: read.end,
    }),
  )

/** DATA-024. */
export const offerSettings = {
  offers: z.array(offer).max(500).default([]).describe('Offers; forecourt offers import fills them.'),
}

export type OfferConfig = z.output<z.ZodObject<typeof offerSettings>>
