import type { FormName } from './form-name.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { EnquiryRules, RawFields } from '../form/enquiry-fields.ts'
import type { LeadFieldName, LeadFormSite } from '../form/lead-form.ts'
import { FORM_KINDS, formNameOf, type FormStep } from './form-kind.ts'

type About = { hasVehicle: boolean }

/** The department's locations a visitor may choose from; all if none has it. */
export function placesFor(site: Pick<LeadFormSite, 'locations'>, department: LocationType) {
  const serving = site.locations.filter((place) => place.departments.includes(department))
  return serving.length > 0 ? serving : site.locations
}

/**
 * A form's steps on this site, without fields that do not apply or that the site leaves out. A form the site does
 * not want in steps is one step (LEAD-010, LEAD-019).
 */
export function formSteps(form: FormName, site: LeadFormSite, about: About): FormStep[] {
  const kind = FORM_KINDS[form]
  const isShown = (name: LeadFieldName) =>
    isAsked(name, form, { site, ...about }) && !(site.without as readonly string[]).includes(name)
  const steps = kind.steps
    .map(({ title, fields }) => ({ title, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
  if (site.multiStep.includes(form) && steps.length > 1) return steps
  return [{ title: '', fields: steps.flatMap(({ fields }) => fields) }]
}

/** Fields of the service form that are asked only where a time is booked, or only where a day is wished for. */
const ONLY_WITH_TIMES: Partial<Record<LeadFieldName, boolean>> = {
  service: true,
  dateTime: true,
  preferred_date: false,
  preferred_time: false,
}

function isAsked(
  name: LeadFieldName,
  form: FormName,
  { site, hasVehicle }: About & { site: LeadFormSite },
): boolean {
  const places = placesFor(site, FORM_KINDS[form].department)
  if (name === 'category') return !hasVehicle && FORM_KINDS[form].category === null
  const asksDealership = places.length < 2 && site.dealerships.length > 1
  // PAGE-023: a sole location is shown preselected; if dealerships share it, they are the choice.
  if (name === 'location') return !hasVehicle && places.length > 0 && !asksDealership
  if (name === 'dealership_slug') return !hasVehicle && asksDealership
  if (name === 'do-you-have-a-trade-in') return hasVehicle || form === 'test_drive'
  if (name === 'kms') return !site.isTowed
  if (name === 'text_me') return site.texts ?? false
  if (form === 'service' && name in ONLY_WITH_TIMES)
    return ONLY_WITH_TIMES[name] === (site.booksService ?? false)
  if (name === 'vehicle_of_interest') return !hasVehicle
  return true
}

/** A form's requirements, from its own table and the site's switches. */
export function formRules(
  form: FormName,
  site: LeadFormSite,
  asked: Pick<EnquiryRules, 'asksLocation' | 'asksDealership' | 'localNow' | 'more'>,
): EnquiryRules {
  const { message, required, isEmailOptional = false, steps, labels } = FORM_KINDS[form]
  const isLeftOut = (site.without as readonly string[]).includes('postcode')
  const order = steps.flatMap(({ fields }) => fields)
  const asksPostcode = order.includes('postcode') && !isLeftOut
  return {
    isMessageRequired: message === 'site_rule' ? site.isMessageRequired : message === 'required',
    isPostcodeRequired: site.isPostcodeRequired && asksPostcode,
    locations: site.locations,
    required: required.filter(
      (name) =>
        !(site.isTowed && (name === 'kms' || name === 'Rego')) &&
        isAsked(name, form, { site, hasVehicle: false }),
    ),
    isEmailOptional,
    order,
    labels,
    ...asked,
  }
}

/** The form named in a body; an unknown name is an enquiry. */
export function formOf(raw: RawFields): FormName {
  return formNameOf(raw.form) ?? 'enquiry'
}

/** Applies what the form fixes, so that a forged hidden category or subcategory has no effect. */
export function settleForm(raw: RawFields): RawFields {
  const form = formNameOf(raw.form)
  if (!form || FORM_KINDS[form].category === null) return raw
  const { category, subcategory } = FORM_KINDS[form]
  const { subcategory: _posted, ...rest } = raw
  return { ...rest, category, ...(subcategory ? { subcategory } : {}) }
}
