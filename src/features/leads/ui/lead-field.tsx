import { Field, TextArea, type Option, Select } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { LEAD_FIELDS, type LeadFieldName } from '../domain/form/lead-form.ts'

const DIGITS: readonly LeadFieldName[] = ['postcode', 'kms', 'fleet_size', 'amount', 'deposit']

type OfTable = {
  name: LeadFieldName
  /** Unique prefix for this form's ids on the page. */
  formId: string
  error?: string | undefined
  defaultValue?: string | undefined
  label?: string
}

export function LeadField({ formId, isRequired, ...props }: OfTable & { isRequired?: boolean }) {
  const { name } = props
  const field: { type: string; maxLength: number; autoComplete?: string } = LEAD_FIELDS[name]
  const shared = {
    ...props,
    id: `${formId}-${name}`,
    label: props.label ?? LEAD_FIELDS[name].label,
    need: needOf(isRequired),
    autoComplete: field.autoComplete,
  }
  if (field.type === 'textarea') return <TextArea {...shared} />
  return (
    <Field
      {...shared}
      type={field.type}
      maxLength={name === 'postcode' ? field.maxLength : undefined}
      inputMode={DIGITS.includes(name) ? 'numeric' : undefined}
      // LEAD-031: the unit is shown in the field but not part of the answer.
      unit={name === 'kms' ? 'kms' : undefined}
    />
  )
}

type LeadChoiceProps = OfTable & {
  options: readonly string[]
  /** Shown instead of an option's value. */
  words?: Readonly<Record<string, string>>
}

/** A short optional choice from the table. */
export function LeadChoice({ name, formId, label, options, words, ...rest }: LeadChoiceProps) {
  return (
    <RadioGroup
      {...rest}
      name={name}
      id={`${formId}-${name}`}
      legend={label ?? LEAD_FIELDS[name].label}
      need="optional"
      look="plain"
      options={options.map((value) => ({ value, label: words?.[value] ?? value }))}
    />
  )
}

type LeadSelectProps = OfTable & { options: readonly Option[]; isRequired?: boolean }

/** A choice from a list, required by default. */
export function LeadSelect({ formId, isRequired = true, ...props }: LeadSelectProps) {
  return (
    <Select
      {...props}
      id={`${formId}-${props.name}`}
      label={props.label ?? LEAD_FIELDS[props.name].label}
      need={needOf(isRequired)}
    />
  )
}

function needOf(isRequired: boolean | undefined): 'required' | 'optional' {
  return isRequired ? 'required' : 'optional'
}
