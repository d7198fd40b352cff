import { serviceNamed } from '#src/features/bookings/domain/service-offer.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import { type EnquiryRules, isTicked, type RawFields } from '../form/enquiry-fields.ts'
import { type LeadFieldName, toLeadFormSite } from '../form/lead-form.ts'
import { FORM_KINDS } from '../form-kind/form-kind.ts'
import { formOf, formRules } from '../form-kind/form-rules.ts'
import { textNumber } from '../texts/text-consent.ts'
import { closedText } from './closed-day.ts'

/** The rules for the form named in a body, on its site, at a moment. */
export function postedRules(config: SiteConfig, raw: RawFields, nowMs: number): EnquiryRules {
  return formRules(formOf(raw), toLeadFormSite(config), {
    asksLocation: raw.location !== undefined,
    asksDealership: raw.dealership_slug !== undefined && raw.car_id === undefined,
    localNow: toLocalNow(nowMs, AU_STATE_TIME_ZONE[config.state]),
    more: (name, value) => moreThanText(config, raw, { name, value }),
  })
}

/** What a text must also be on its site: a day the department is open, a service it offers. */
function moreThanText(
  config: SiteConfig,
  raw: RawFields,
  { name, value }: { name: LeadFieldName; value: string },
): string | null {
  if (value === '') return null
  if (name === 'service') return serviceNamed(config, value) ? null : 'Choose a service from the list.'
  if (name === 'text_me') return textMeError(raw)
  if (name !== 'preferred_date') return null
  const { department } = FORM_KINDS[formOf(raw)]
  return closedText(config, { department, date: value, location: raw.location })
}

/** Overseas numbers and landlines are taken, but not texted. */
function textMeError(raw: RawFields): string | null {
  if (!isTicked(raw.text_me) || textNumber(keptPhone(raw.phone ?? '')) !== null) return null
  return 'Texts go to Australian mobiles. Enter one, or leave this box empty.'
}

function toLocalNow(nowMs: number, timeZone: string): string {
  const { date, time } = localDateTime(nowMs, timeZone)
  return `${date}T${time}`
}
