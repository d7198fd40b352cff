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
  hidesTestDriveWhenComingSoon: z.boolean().optional().describe('No test drives of vehicles yet to arrive.'),
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

export const vehicleSettings = {
  includeSoldCarsDays,
  noPriceText,
  vehicle: vehicle.prefault({}).describe('Cards and vehicle pages.'),
}

export type VehicleConfig = z.output<z.ZodObject<typeof vehicleSettings>>

/** Cards and vehicle pages: what a site can switch on or off (SITE-004). */
export const vehicleSwitches = {
  views_counter: z
    .boolean()
    .default(true)
    .describe('Cards and vehicle pages show how often a vehicle was viewed.'),
  electric_tag: z.boolean().default(false).describe('Electric and hybrid vehicles have a green tag.'),
  subscriptions: z
    .boolean()
    .default(false)
    .describe('Vehicles with a subscription price show it per week first.'),
  certified_badge: z.boolean().default(false).describe('Certified used vehicles have the marque’s badge.'),
  location_overlay: z
    .boolean()
    .default(true)
    .describe('On sites with several locations, cards say where the vehicle is.'),
  just_arrived_tag: z.boolean().default(true).describe('Vehicles that arrived in the last 8 days say so.'),
  toggle_needs_photo: z
    .boolean()
    .default(false)
    .describe('Vehicles without photos have no favourite and compare buttons.'),
  toggle_without_price: z
    .boolean()
    .default(false)
    .describe('Vehicles without a price can be favourites and compared too; otherwise only priced ones can.'),
  phone_reveal: z.boolean().default(false).describe('Phone numbers are masked until tapped.'),
  print: z.boolean().default(true).describe('Vehicle pages offer a printable window card.'),
  print_pdf: z
    .boolean()
    .default(false)
    .describe('The print button downloads the window card as a PDF instead of opening its page.'),
  car_analysis: z
    .boolean()
    .default(false)
    .describe('The Car Analysis plugin is on: used vehicle pages say what the records show (VDP-053).'),
  ppsr_report: z
    .boolean()
    .default(false)
    .describe(
      'The PPSR Report plugin is on: used vehicle pages say how to search the register of securities (VDP-053).',
    ),
}

export type VehicleSwitches = z.output<z.ZodObject<typeof vehicleSwitches>>
