import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { MARKETING_LABEL } from './marketing-label.ts'

export const consent = z.strictObject({
  marketingLabel: field.text.default(MARKETING_LABEL).describe('Text of the marketing box.'),
  privacyUrl: field.href.default('/privacy-policy').describe('The privacy policy.'),
  textVersion: field.text.default('2').describe('Version of the consent text, stored with every lead.'),
})

/** Consent settings in a site document. */
export const consentSettings = {
  consent: consent.prefault({}).describe('Privacy and marketing consent.'),
}

export type ConsentSettings = z.output<typeof consent>

export type ConsentConfig = { consent: ConsentSettings }
