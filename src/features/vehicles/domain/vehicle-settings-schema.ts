import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const lines = z.array(field.text)

/** Cards and vehicle pages: CARD-003 to CARD-021, VDP-008 to VDP-056 (SITE-017). */
const vehicle = z.strictObject({
  showMapSection: z.boolean().default(true).describe('Vehicle pages have a map of where the vehicle is.'),
  whyBuy: lines.default([]).describe('Why Buy From Us? lines; the list is hidden when empty.'),
  justArrivedText: field.text.optional().describe('Tag of a vehicle that just arrived; New if left out.'),
  soldText: field.text.optional().describe('Tag of a sold vehicle; JUST SOLD if left out.'),
  cardButtons: z
    .array(z.enum(['reserve', 'enquire', 'call', 'test_drive', 'finance']))
    .min(1)
    .optional()
    .describe(
      'Buttons under a card, in order; Enquire Now if left out. `finance` leads to the site’s finance link, under its button text.',
    ),
  hidesTestDriveWhenComingSoon: z.boolean().optional().describe('No test drives for coming vehicles.'),
  comparesUsedOnly: z.boolean().optional().describe('Compare is offered for used vehicles only.'),
  marketVerdicts: z
    .enum(['full_scale', 'deals_only'])
    .optional()
    .describe(
      'Price comparison: full_scale if left out, from Great Deal to Above market; deals_only says only Good or Great Deal and hides dearer prices.',
    ),
  opensOnGallery: z.boolean().optional().describe('The viewer opens on photos even if there is a spin.'),
  hidesTwitter: z.boolean().optional().describe('The share row leaves Twitter out.'),
  whatsIncluded: lines.optional().describe('Text of the What’s Included tab; without it there is no tab.'),
  reserveOnline: lines.optional().describe('Text of the Reserve Online tab.'),
  protectYourCar: lines.optional().describe('Text of the Protect Your Car tab.'),
  disclaimer: field.text.optional().describe('Disclaimer at the foot of vehicle pages.'),
})

const noPriceText = field.text
  .max(60)
  .default('Contact us for price')
  .describe('Text shown instead of a missing price.')

/** Three days by default (spec section 9). */
const includeSoldCarsDays = z
  .number()
  .int()
  .min(0)
  .max(365)
  .default(3)
  .describe('How many days a sold vehicle stays listed.')

/** Vehicle settings in a site document. */
export const vehicleSettings = {
  includeSoldCarsDays,
  noPriceText,
  vehicle: vehicle.prefault({}).describe('Cards and vehicle pages.'),
}

export type VehicleConfig = z.output<z.ZodObject<typeof vehicleSettings>>
