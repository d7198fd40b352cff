import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import type { OfferedDay } from '#src/features/bookings/domain/booking-times.ts'
import { FORM_KINDS } from '#src/features/leads/domain/form-kind/form-kind.ts'
import { placesFor } from '#src/features/leads/domain/form-kind/form-rules.ts'
import type { EnquiryRules, RawFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { CREDIT_SCORES, FINANCE_TERMS, yearsText } from '#src/features/leads/domain/form/finance-choices.ts'
import { DEFAULT_CATEGORY, LEAD_CATEGORIES } from '#src/features/leads/domain/form/lead-category.ts'
import {
  LEAD_FIELDS,
  type LeadFieldName,
  type LeadFormSite,
} from '#src/features/leads/domain/form/lead-form.ts'
import { CONTACT_METHODS } from '#src/features/leads/domain/lead.ts'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { Option } from '#src/ui/form/field.tsx'
import { LeadChoice, LeadField, LeadSelect } from '../lead-field.tsx'
import { SlotPicker } from './slot-picker.tsx'

const TIMES_OF_DAY = ['Any time', 'Morning', 'Afternoon'] as const
/** Required in every form (LEAD-003, LEAD-021). */
const ALWAYS: readonly LeadFieldName[] = ['name', 'phone', 'email']

export type FormFieldProps = {
  name: LeadFieldName
  form: FormName
  formId: string
  site: LeadFormSite
  rules: EnquiryRules
  values: RawFields
  error: string | undefined
  /** Times to choose from; without them a wish is typed. */
  days: OfferedDay[] | undefined
  serviceOptions?: readonly Option[] | undefined
}

export function FormField(props: FormFieldProps) {
  const { name, form, formId, site, rules, values, error, days } = props
  const label = FORM_KINDS[form].labels[name]
  const shared = { name, formId, error, defaultValue: values[name], ...(label ? { label } : {}) }
  if (name === 'category')
    return (
      <LeadSelect
        {...shared}
        defaultValue={values.category ?? DEFAULT_CATEGORY}
        options={Object.keys(LEAD_CATEGORIES).map((each) => ({ value: each, label: each }))}
      />
    )
  if (name === 'location')
    return (
      <LeadSelect
        {...shared}
        options={withChoice('Choose a location', placesFor(site, FORM_KINDS[form].department))}
      />
    )
  if (name === 'dealership_slug')
    return <LeadSelect {...shared} options={withChoice('Choose a dealership', site.dealerships)} />
  if (name === 'service')
    return (
      <LeadSelect
        {...shared}
        options={[{ value: '', label: 'Choose a service' }, ...(props.serviceOptions ?? [])]}
      />
    )
  if (name === 'dateTime' && days && days.length > 0)
    return (
      <SlotPicker
        days={days}
        formId={formId}
        error={error}
        chosen={values.dateTime}
        label={label ?? 'Date and time'}
      />
    )
  if (name === 'text_me')
    return (
      <Checkbox
        id={`${formId}-text_me`}
        name="text_me"
        value="true"
        defaultChecked={values.text_me === 'true'}
        error={error}
      >
        {LEAD_FIELDS.text_me.label}
      </Checkbox>
    )
  if (name === 'rego_state')
    return <LeadSelect {...shared} isRequired={false} options={['', ...AU_STATES].map(asOption)} />
  if (name === 'term')
    return (
      <LeadSelect
        {...shared}
        isRequired={isRequired(name, rules)}
        options={[{ value: '', label: 'Not sure yet' }, ...FINANCE_TERMS.map(toYears)]}
      />
    )
  if (name === 'selfAssessedCreditScore')
    return <LeadChoice {...shared} options={Object.keys(CREDIT_SCORES)} words={CREDIT_SCORES} />
  if (name === 'PreferredContactMethod') return <LeadChoice {...shared} options={CONTACT_METHODS} />
  if (name === 'preferred_time') return <LeadChoice {...shared} options={TIMES_OF_DAY} />
  if (name === 'do-you-have-a-trade-in') return <LeadChoice {...shared} options={['Yes', 'No']} />
  return <LeadField {...shared} isRequired={isRequired(name, rules)} />
}

const asOption = (value: string): Option => ({ value, label: value || 'Choose a state' })

function toYears(years: number): { value: string; label: string } {
  return { value: String(years), label: yearsText(years) }
}

function isRequired(name: LeadFieldName, rules: EnquiryRules): boolean {
  if (name === 'postcode') return rules.isPostcodeRequired
  if (name === 'message') return rules.isMessageRequired
  if (name === 'email') return !rules.isEmailOptional
  return ALWAYS.includes(name) || (rules.required?.includes(name) ?? false)
}

function withChoice(
  first: string,
  places: readonly { slug: string; name: string }[],
): { value: string; label: string }[] {
  // PAGE-023: a sole option is preselected.
  if (places.length === 1) return places.map(({ slug, name }) => ({ value: slug, label: name }))
  return [{ value: '', label: first }, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]
}
