import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

export const consent = z.strictObject({
  marketingLabel: field.text.optional().describe('Text of the marketing box; by default it names the site.'),
  privacyUrl: field.href.default('/privacy-policy').describe('The privacy policy.'),
  textVersion: field.text.default('1').describe('Version of the consent text, stored with every lead.'),
})

/** What a site asks beside its forms. */
export const consentSettings = {
  consent: consent.prefault({}).describe('Privacy and marketing consent.'),
}

/** What a site asks beside its forms, with the words of the marketing box filled in. */
export type ConsentSettings = z.output<typeof consent> & { marketingLabel: string }

/** The settings of this subject, as a site has them. */
export type ConsentConfig = { consent: ConsentSettings }
