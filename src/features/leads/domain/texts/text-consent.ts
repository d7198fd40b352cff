import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { ConsentEvidence } from '../form/consent-evidence.ts'
import { LEAD_FIELDS } from '../form/lead-form.ts'
import type { FormName } from '../form-kind/form-name.ts'
import type { Lead } from '../lead.ts'

/** Counts up with the wording of the box. */
const TEXTS_LABEL_VERSION = '1'

type Site = { features: Pick<SiteConfig['features'], 'texts'> }

/** Whether a form shows the box that asks for texts about its booking. */
export function asksForTexts({ features }: Site, form: FormName): boolean {
  return features.texts && (form === 'test_drive' || form === 'service')
}

/** The box as it was left, as evidence: apart from marketing, and for this booking only. (Spam Act 2003 s 16) */
export function textsEvidence(
  granted: boolean,
  { channel, at }: Pick<ConsentEvidence, 'channel' | 'at'>,
): ConsentEvidence {
  const text = LEAD_FIELDS.text_me.label
  return { purpose: 'texts', granted, text, textVersion: TEXTS_LABEL_VERSION, channel, at }
}

/** `+61412345678` of an Australian mobile as leads keep it (LEAD-022); null for any other number. */
export function textNumber(phone: string): string | null {
  return /^04\d{8}$/.test(phone) ? `+61${phone.slice(1)}` : null
}

/** Whether a shopper may be texted about their lead: they asked for it, or to be answered by text. */
export function wantsTexts({ wantsTexts: ticked, person, spam }: Lead, about: 'booking' | 'answer'): boolean {
  if (textNumber(person.phone) === null || spam.verdict !== 'clean') return false
  return ticked === true || (about === 'answer' && person.preferredContact === 'SMS')
}
