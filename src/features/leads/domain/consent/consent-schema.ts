import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

export const consent = z.strictObject({
  marketingLabel: field.text.optional().describe('Text of the marketing box; by default it names the site.'),
  privacyUrl: field.href.default('/privacy-policy').describe('The privacy policy.'),
  textVersion: field.text.default('1').describe('Version of the consent text, stored with every lead.'),
})

/** Consent settings in a site document. */
export const consentSettings = {
  consent: consent.prefault({}).describe('Privacy and marketing consent.'),
}

/** The settings with the label of the marketing box filled in. */
export type ConsentSettings = z.output<typeof consent> & { marketingLabel: string }

export type ConsentConfig = { consent: ConsentSettings }
