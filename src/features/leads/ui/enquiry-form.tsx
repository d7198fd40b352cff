import { type RefObject, useEffect, useId, useRef } from 'react'
import { collectionNotice } from '../domain/form/collection-notice.ts'
import type { EnquiryRules, RawFields } from '../domain/form/enquiry-fields.ts'
import { DEFAULT_CATEGORY, LEAD_CATEGORIES, type LeadCategory } from '../domain/form/lead-category.ts'
import { HONEYPOT_FIELD, type LeadFieldName, type LeadFormSite } from '../domain/form/lead-form.ts'
import { CONTACT_METHODS } from '../domain/lead.ts'
import { LeadChoice, LeadField, LeadSelect } from './lead-field.tsx'
import { LeadProblem } from './lead-problem.tsx'
import { readDraft } from './enquiry-draft.ts'
import { browserStorage, readDetails } from './remembered-details.ts'
import { type EnquiryProblem, useEnquirySubmit } from './use-enquiry-submit.ts'

/** What a page's action gives back when the form, sent without JavaScript, must be mended. */
export type EnquiryActionData = EnquiryProblem & { values: RawFields }

/** The vehicle an enquiry is about, as far as the form needs it. */
export type EnquiryVehicle = { id: string; name: string; year: number; dealershipSlug: string }

type EnquiryFormProps = {
  site: LeadFormSite
  vehicle: EnquiryVehicle | null
  actionData?: EnquiryActionData | undefined
  /** Fixed by the page; without it and without a vehicle the visitor chooses. */
  category?: LeadCategory
  /** Said to the dealer beside the category, such as `Photo Request` (LEAD-030). */
  subcategory?: string
  /** The place chosen beforehand where the visitor may choose one (ROUTE-032). */
  locationSlug?: string
  submitLabel?: string
}

/**
 * The enquiry form (LEAD-003 to LEAD-025): a real form that works without JavaScript by the page's own action,
 * and with it sends to /api/leads, keeping what was typed whatever happens.
 */
export function EnquiryForm({
  site,
  vehicle,
  actionData,
  category,
  subcategory,
  locationSlug,
  submitLabel = 'Send enquiry',
}: EnquiryFormProps) {
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const problemRef = useRef<HTMLDivElement>(null)
  const rules: EnquiryRules = { ...site, ...askedPlaces(site, vehicle), localNow: null }
  const submit = useEnquirySubmit({ siteSlug: site.slug, rules, onProblem: () => focusSoon(problemRef) })
  const { resume } = submit
  const carId = vehicle?.id ?? null
  const problem = submit.problem ?? (actionData && submit.status === 'idle' ? actionData : null)
  const errorOf = (name: LeadFieldName) => problem?.fields.find((each) => each.field === name)?.message
  const field = (name: LeadFieldName) => ({
    name,
    formId,
    error: errorOf(name),
    defaultValue: actionData?.values[name],
  })

  useEffect(() => {
    if (formRef.current) {
      const draft = readDraft(browserStorage('local'), site.slug, carId)
      if (draft) resume(draft)
      fillEmpty(formRef.current, { ...readDetails(browserStorage('local'), site.slug), ...draft?.fields })
      closePastDates(formRef.current)
    }
    if (actionData) problemRef.current?.focus()
  }, [site.slug, carId, actionData, resume])

  const isBusy = submit.status === 'submitting'
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit.onSubmit}
      aria-busy={isBusy}
      className="flex flex-col gap-4"
    >
      {problem ? <LeadProblem ref={problemRef} formId={formId} problem={problem} /> : null}
      <HiddenFacts vehicle={vehicle} category={category} subcategory={subcategory} site={site} />
      {!vehicle && !category ? (
        <LeadSelect
          {...field('category')}
          defaultValue={actionData?.values.category ?? DEFAULT_CATEGORY}
          options={Object.keys(LEAD_CATEGORIES).map((name) => ({ value: name, label: name }))}
        />
      ) : null}
      {rules.asksLocation ? (
        <LeadSelect
          {...field('location')}
          defaultValue={actionData?.values.location ?? locationSlug}
          options={withChoice('Choose a location', site.locations)}
        />
      ) : null}
      {rules.asksDealership ? (
        <LeadSelect
          {...field('dealership_slug')}
          options={withChoice('Choose a dealership', site.dealerships)}
        />
      ) : null}
      <LeadField {...field('name')} isRequired />
      <LeadField {...field('phone')} isRequired />
      <LeadField {...field('email')} isRequired />
      <LeadField {...field('postcode')} isRequired={site.isPostcodeRequired} />
      {category === 'Test Drive' ? <LeadField {...field('dateTime')} /> : null}
      <LeadField {...field('message')} isRequired={site.isMessageRequired} />
      <LeadChoice {...field('PreferredContactMethod')} options={CONTACT_METHODS} />
      {vehicle ? <LeadChoice {...field('do-you-have-a-trade-in')} options={['Yes', 'No']} /> : null}
      <MarketingBox
        label={site.marketingLabel}
        formId={formId}
        isTicked={actionData?.values.opt_in === 'true'}
      />
      <button
        type="submit"
        disabled={isBusy}
        className="min-h-12 rounded-control bg-action px-5 py-3 text-base font-semibold text-on-action outline-offset-2 hover:bg-action-strong focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-70"
      >
        {isBusy ? 'Sending…' : submitLabel}
      </button>
      <CollectionNote site={site} />
    </form>
  )
}

/** A vehicle decides both; a choice of location decides the dealership; else several dealerships are asked (LEAD-019). */
function askedPlaces(
  site: LeadFormSite,
  vehicle: EnquiryVehicle | null,
): Pick<EnquiryRules, 'asksLocation' | 'asksDealership'> {
  const asksLocation = !vehicle && site.locations.length > 1
  return { asksLocation, asksDealership: !vehicle && !asksLocation && site.dealerships.length > 1 }
}

function withChoice(
  first: string,
  places: readonly { slug: string; name: string }[],
): { value: string; label: string }[] {
  return [{ value: '', label: first }, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]
}

/** Hidden answers; the server looks the vehicle up again and believes none of them. */
function HiddenFacts({
  vehicle,
  category,
  subcategory,
  site,
}: Pick<EnquiryFormProps, 'vehicle' | 'category' | 'subcategory' | 'site'>) {
  return (
    <>
      <input type="hidden" name="terms_conditions" value={site.consentTextVersion} />
      {category ? <input type="hidden" name="category" value={category} /> : null}
      {subcategory ? <input type="hidden" name="subcategory" value={subcategory} /> : null}
      {vehicle ? (
        <>
          <input type="hidden" name="car_id" value={vehicle.id} />
          <input type="hidden" name="car_year" value={vehicle.year} />
          <input type="hidden" name="car_description" value={vehicle.name} />
          <input type="hidden" name="dealership_slug" value={vehicle.dealershipSlug} />
        </>
      ) : null}
      <div className="absolute -left-[9999px] h-px w-px overflow-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}

/** Off until the shopper ticks it: a box ticked for them would be no consent (Spam Act; standards.md trap 3). */
function MarketingBox({ label, formId, isTicked }: { label: string; formId: string; isTicked: boolean }) {
  return (
    <label htmlFor={`${formId}-opt_in`} className="flex min-h-11 items-center gap-3 text-sm text-ink">
      <input
        id={`${formId}-opt_in`}
        type="checkbox"
        name="opt_in"
        value="true"
        defaultChecked={isTicked}
        className="size-5 shrink-0 accent-action"
      />
      {label}
    </label>
  )
}

function CollectionNote({ site }: { site: LeadFormSite }) {
  return (
    <p className="text-sm text-ink-muted">
      {collectionNotice(site.name)}{' '}
      <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
        Privacy policy
      </a>{' '}
      and{' '}
      <a href="/terms-and-conditions/" className="text-ink underline underline-offset-2">
        terms and conditions
      </a>
      .
    </p>
  )
}

function focusSoon(ref: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => ref.current?.focus())
}

/** Fills what this browser remembers, and an unsent message, into fields that are still empty (LEAD-014). */
function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    const isChoice = control instanceof HTMLSelectElement || control instanceof RadioNodeList
    if (isChoice && typeof value === 'string' && value !== '') control.value = value
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.type !== 'checkbox')
    if (isText && name !== HONEYPOT_FIELD && typeof value === 'string' && control.value === '')
      control.value = value
  }
}

/** No past date is offered (LEAD-005); set after load, as the page is cached and holds no time. */
function closePastDates(form: HTMLFormElement): void {
  const control = form.elements.namedItem('dateTime')
  if (!(control instanceof HTMLInputElement)) return
  const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000)
  control.min = now.toISOString().slice(0, 16)
}
