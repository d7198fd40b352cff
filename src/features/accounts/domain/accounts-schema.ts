import { z } from 'zod'
import { GATEABLE_PAGES } from './gated-page.ts'

const textedCodes = z.strictObject({
  australianMobilesOnly: z
    .boolean()
    .default(true)
    .describe(
      'Codes go to Australian mobiles only (04…, +61 4…); others are told so. Off, any mobile with its country code gets them: texts abroad cost several times as much, and fraudsters favour expensive numbers.',
    ),
})

/** AUTH-008. */
const gatedPages = z
  .array(z.enum(GATEABLE_PAGES))
  .max(GATEABLE_PAGES.length)
  .default([])
  .describe('Pages that ask visitors to sign in first; /my-garage, /watchlist and /online-payment always do.')

/** Sign-in settings in a site document. */
export const accountSettings = {
  gatedPages,
  textedCodes: textedCodes.prefault({}).describe('Codes texted to visitors’ mobiles.'),
}

/** Which phones of a site's visitors get codes. */
export type TextedCodes = z.output<typeof textedCodes>

export type AccountConfig = z.output<z.ZodObject<typeof accountSettings>>

/** Signing in: what a site can switch on or off (SITE-004). */
export const accountSwitches = {
  accounts: z
    .boolean()
    .default(false)
    .describe('Header and vehicle pages offer signing in, the watchlist and the garage (AUTH-005).'),
}

export type AccountSwitches = z.output<z.ZodObject<typeof accountSwitches>>
