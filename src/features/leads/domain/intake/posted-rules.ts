import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { EnquiryRules, RawFields } from '../form/enquiry-fields.ts'
import { toLeadFormSite } from '../form/lead-form.ts'
import { FORM_KINDS } from '../form-kind/form-kind.ts'
import { formOf, formRules } from '../form-kind/form-rules.ts'
import { closedText } from './closed-day.ts'

/** The rules for the form named in a body, on its site, at a moment. */
export function postedRules(config: SiteConfig, raw: RawFields, nowMs: number): EnquiryRules {
  return formRules(formOf(raw), toLeadFormSite(config), {
    asksLocation: raw.location !== undefined,
    asksDealership: raw.dealership_slug !== undefined && raw.car_id === undefined,
    localNow: toLocalNow(nowMs, AU_STATE_TIME_ZONE[config.state]),
    more: (name, date) =>
      name === 'preferred_date' && date !== ''
        ? closedText(config, {
            department: FORM_KINDS[formOf(raw)].department,
            date,
            location: raw.location,
          })
        : null,
  })
}

function toLocalNow(nowMs: number, timeZone: string): string {
  const { date, time } = localDateTime(nowMs, timeZone)
  return `${date}T${time}`
}
