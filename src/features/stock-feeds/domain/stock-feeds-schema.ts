import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const barePriceKind = z.enum(['egc', 'drive_away', 'on_application']).optional()

const stockFeeds = z.strictObject({
  barePrice: z
    .strictObject({
      new: barePriceKind.describe('New vehicles; `egc` if left out.'),
      demo: barePriceKind.describe('Demonstrators; `egc` if left out.'),
      used: barePriceKind.describe('Used vehicles; `egc` if left out.'),
    })
    .prefault({})
    .describe(
      'The kind of an advertised price whose feed does not say: `egc` (excluding government charges), `drive_away` (only if the dealer declares that there is nothing more to pay; ACL s 48) or `on_application` (the amount is not shown). If the sites of a dealership differ: `egc`.',
    ),
  alerts: z
    .array(
      z.strictObject({
        source: field.text
          .optional()
          .describe('The source this is for, such as dealer-studio; every feed if left out.'),
        to: z.array(field.emailAddress).min(1).max(20).describe('Email addresses that are told.'),
      }),
    )
    .max(20)
    .default([])
    .describe(
      'Who is emailed when a stock feed fails, is cut off, is waiting for approval or has refused rows; once for each cause.',
    ),
})

export const stockFeedSettings = {
  stockFeeds: stockFeeds.prefault({}).describe('Stock feeds of the dealerships of this site.'),
}

export type StockFeedConfig = z.output<z.ZodObject<typeof stockFeedSettings>>
