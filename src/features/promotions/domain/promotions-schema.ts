import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { PAYMENT_METHODS } from './payment-method.ts'
import { PROMO_SURFACES } from './promo-node.ts'
import { SALES_COUNTERS } from './sales-counter.ts'

const picture = field.pictureSource

/** A promotion in a site document (DATA-031, PAGE-044). */
export const promoNode = z.strictObject({
  title: field.text.max(120).describe('Title of the promotion.'),
  text: field.text.max(400).describe('One or two sentences.'),
  href: field.href.describe('Where it goes.'),
  image: picture.nullable().default(null).describe('Picture.'),
  start: field.moment
    .nullable()
    .default(null)
    .describe('First day (from midnight in Brisbane) or time; null for straight away.'),
  expiry: field.moment
    .nullable()
    .default(null)
    .describe('Last day, inclusive, or the time it stops; null for never.'),
  position: z.number().int().min(1).max(50).describe('Place in the list, from 1.'),
  display: z
    .enum([...PROMO_SURFACES, 'all'])
    .default('all')
    .describe('Pages it shows on.'),
  strictDisplay: z
    .boolean()
    .default(false)
    .describe('True: only at exactly its position; false: a shorter list shows it at its end.'),
})

const salesCounter = z
  .enum(SALES_COUNTERS)
  .default('off')
  .describe(
    'Sales this Month: sold_vehicles counts real records; illustration changes with the clock and says that it is not a count.',
  )

const paymentMethods = z
  .array(z.enum(PAYMENT_METHODS))
  .default([])
  .describe('Payment methods listed after We accept: in the footer; empty shows nothing.')

/** DATA-031, PAGE-035, PAGE-036. */
export const promotionSettings = {
  promotions: z
    .array(promoNode)
    .max(50)
    .default([])
    .describe('Promotions among offers, brands and on the home page.'),
  salesCounter,
  paymentMethods,
}

export type PromotionConfig = z.output<z.ZodObject<typeof promotionSettings>>
/**
 * A promotion inserted into a page's list (DATA-031, PAGE-044).
 *
 * `display`: the pages it shows on; `all` for each of them. `strictDisplay`: true shows it at exactly its
 * position, or not at all if the list is too short; false lets it move up to the end of a shorter list. (The spec
 * names both fields without defining them; these meanings are ours.)
 */
export type PromoNode = PromotionConfig['promotions'][number]
