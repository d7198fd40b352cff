import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const barePriceKind = z.enum(['egc', 'drive_away', 'on_application']).optional()

const stockFeeds = z.strictObject({
  barePrice: z
    .strictObject({
      new: barePriceKind.describe('Of new vehicles; `egc` where left out.'),
      demo: barePriceKind.describe('Of demonstrators; `egc` where left out.'),
      used: barePriceKind.describe('Of used vehicles; `egc` where left out.'),
    })
    .prefault({})
    .describe(
      'What an advertised price is whose feed does not say: `egc` (excluding government charges), `drive_away` (only where the dealer declares that nothing more is to pay; ACL s 48) or `on_application` (the amount is not shown). Where the sites of a dealership differ: `egc`.',
    ),
  alerts: z
    .array(
      z.strictObject({
        source: field.text
          .optional()
          .describe('The source this is for, such as dealer-studio; every feed when left out.'),
        to: z.array(field.emailAddress).min(1).max(20).describe('Who is mailed.'),
      }),
    )
    .max(20)
    .default([])
    .describe(
      'Who is mailed when a stock feed fails, is cut off, waits for approval or has rows refused; once for each cause.',
    ),
})

/** What a site sets of its stock feeds. */
export const stockFeedSettings = {
  stockFeeds: stockFeeds.prefault({}).describe('Stock feeds of the dealerships of this site.'),
}

/** The settings of this subject, as a site has them. */
export type StockFeedConfig = z.output<z.ZodObject<typeof stockFeedSettings>>
