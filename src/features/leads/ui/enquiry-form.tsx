import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { type ComponentType, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import type { OfferedDay } from '#src/features/bookings/domain/booking-times.ts'
import type { FormName } from '../domain/form-kind/form-name.ts'
import { FORM_KINDS, type FormStep } from '../domain/form-kind/form-kind.ts'
import { formRules, formSteps } from '../domain/form-kind/form-rules.ts'
import type { RawFields } from '../domain/form/enquiry-fields.ts'
import type { LeadCategory } from '../domain/form/lead-category.ts'
import type { LeadFieldName, LeadFormSite } from '../domain/form/lead-form.ts'
import { readDraft } from './enquiry-draft.ts'
import { CallInstead } from './form-parts/call-instead.tsx'
import { closePastDates, fillEmpty } from '#src/ui/form/fill-form.ts'
import { CollectionNote, type EnquiryVehicle, HiddenFacts, MarketingBox } from './form-parts/form-facts.tsx'
import { FormField, type FormFieldProps } from './form-parts/form-field.tsx'
import type { Option } from '#src/ui/form/field.tsx'
import { RememberedNote } from '#src/ui/form/remembered-note.tsx'
import { ServicesChoice } from './form-parts/services-choice.tsx'
import { StepButtons } from './form-parts/step-buttons.tsx'
import { useRememberedDetails } from '#src/ui/form/use-remembered-details.ts'
import { browserStorage } from '#src/ui/form/remembered-details.ts'
import {
  type Companion,
  type EnquiryProblem,
  type SendingRef,
  UNSENT_TEXT,
  useEnquirySubmit,
} from './use-enquiry-submit.ts'

/** Returned by a page's action without JavaScript: what to fix or, with an empty message, the next step. */
export type EnquiryActionData = EnquiryProblem & {
  values: RawFields
  services?: string[]
  step?: number
}

type EnquiryFormProps = {
  site: LeadFormSite
  vehicle: EnquiryVehicle | null
  actionData?: EnquiryActionData | undefined
  /** The form of form-kind.ts; default enquiry. */
  form?: FormName
  /** Set by the page where the form leaves it open. */
  category?: LeadCategory
  subcategory?: string
  /** The preselected location, where the visitor may choose (ROUTE-032). */
  locationSlug?: string
  /** The location is fixed: sent but not asked for. */
  fixedLocation?: string
  /** Free times, if a time is chosen. */
  days?: OfferedDay[]
  /** Services, if one is chosen. */
  serviceOptions?: readonly Option[]
  initial?: RawFields
  submitLabel?: string
  /** Sent along with the lead, if the form has one. */
  companion?: Companion | undefined
  /** Chooses a file; the browser itself then sends the form, to the page's own action. */
  fileField?: ComponentType<{ id: string; error: string | undefined }>
  /** Asks for the code a test drive may need; other forms do not load it. */
  askCode?: ComponentType<{ proof: ProofAsk; goOn: string }>
}

/**
 * Every form a shopper sends (LEAD-003 to LEAD-030). It works without JavaScript through the page's own action, in
 * steps if the site wants; with JavaScript it sends to /api/leads and keeps what was typed whatever happens.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { site, vehicle, actionData, form = 'enquiry', locationSlug, days, askCode: AskCode } = props
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const problemRef = useRef<HTMLDivElement>(null)
  const stepRef = useRef<HTMLHeadingElement>(null)
  const { steps, rules } = planOf(props)
  const submit = useEnquirySubmit({
    siteSlug: site.slug,
    rules,
    steps,
    firstStep: actionData?.step ?? 0,
    companion: props.companion,
    onProblem: () => focusSoon(problemRef),
    onStep: () => stepRef.current?.focus(),
  })
  const remembered = useRememberedDetails(formRef, site.slug)
  useDraft({ formRef, siteSlug: site.slug, form, vehicle, ...submit })

  useLayoutEffect(() => {
    if (actionData) (actionData.message === '' ? stepRef : problemRef).current?.focus()
  }, [actionData])

  const given = actionData && actionData.message !== '' && submit.isUntouched ? actionData : null
  const problem = submit.problem ?? given
  const values = { location: locationSlug, ...props.initial, ...actionData?.values }
  return (
    <form
      ref={formRef}
      method="post"
      encType={props.fileField && 'multipart/form-data'}
      noValidate
      onSubmit={submit.onSubmit}
      onChange={submit.onChange}
      aria-busy={submit.status === 'submitting'}
      className="flex flex-col gap-5"
    >
      {problem ? <ProblemBox ref={problemRef} idPrefix={`${formId}-`} problem={problem} /> : null}
      {problem ? <CallInstead problem={problem} site={site} chosen={problem.at ?? values.location} /> : null}
      {problem?.proof && AskCode ? <AskCode proof={problem.proof} goOn="Go on with this code" /> : null}
      {remembered.value ? <RememberedNote onForget={remembered.forget} /> : null}
      <HiddenFacts
        form={form}
        vehicle={vehicle}
        category={props.category}
        subcategory={props.subcategory}
        brand={values.manufacturer_slug}
        site={site}
      />
      {props.fixedLocation ? <input type="hidden" name="location" value={props.fixedLocation} /> : null}
      {steps.length > 1 ? <input type="hidden" name="step_index" value={submit.step} /> : null}
      {steps.map((step, index) => (
        <StepPart
          key={step.title}
          step={step}
          heading={steps.length > 1 ? `Step ${index + 1} of ${steps.length}: ${step.title}` : null}
          headingRef={index === submit.step ? stepRef : null}
          isShown={index === submit.step}
          services={actionData?.services ?? []}
          field={{ form, formId, site, rules, values, days, serviceOptions: props.serviceOptions }}
          problem={problem}
        />
      ))}
      <LastAnswers
        {...props}
        formId={formId}
        isShown={submit.step === steps.length - 1}
        fileError={errorOf(problem, 'cv')}
      />
      <StepButtons
        step={submit.step}
        last={steps.length - 1}
        isBusy={submit.status === 'submitting'}
        submitLabel={props.submitLabel ?? FORM_KINDS[form].submitLabel}
      />
      <CollectionNote site={site} />
    </form>
  )
}

function planOf({ form = 'enquiry', site, vehicle, category, fixedLocation }: EnquiryFormProps) {
  const steps = formSteps(form, site, { hasVehicle: vehicle !== null }).map((step) => ({
    ...step,
    fields: step.fields.filter(
      (name) =>
        !(name === 'category' && category !== undefined) &&
        !(name === 'location' && fixedLocation !== undefined),
    ),
  }))
  const asks = (name: LeadFieldName) => steps.some(({ fields }) => fields.includes(name))
  const asked = { asksLocation: asks('location'), asksDealership: asks('dealership_slug'), localNow: null }
  return { steps, rules: formRules(form, site, asked) }
}

type StepPartProps = {
  step: FormStep
  heading: string | null
  headingRef: RefObject<HTMLHeadingElement | null> | null
  isShown: boolean
  services: string[]
  field: Omit<FormFieldProps, 'name' | 'error'>
  problem: EnquiryProblem | null
}

/** One step; the others stay in the page, hidden, so that their answers are sent too. */
function StepPart({ step, heading, headingRef, isShown, services, field, problem }: StepPartProps) {
  const isNamed = (service: string) => field.serviceOptions?.some(({ value }) => value === service)
  const offered = step.fields.includes('message')
    ? FORM_KINDS[field.form].services.filter((service) => !isNamed(service))
    : []
  return (
    <div hidden={!isShown} className={isShown ? 'flex flex-col gap-4' : undefined}>
      {heading ? (
        <h3
          ref={headingRef}
          tabIndex={-1}
          className="font-display text-lg font-semibold text-ink outline-none"
        >
          {heading}
        </h3>
      ) : null}
      {step.fields.map((name) => (
        <FormField key={name} {...field} name={name} error={errorOf(problem, name)} />
      ))}
      {offered.length > 0 && !(field.site.without as string[]).includes('additional_services') ? (
        <ServicesChoice services={offered} chosen={services} />
      ) : null}
    </div>
  )
}

type LastAnswersProps = EnquiryFormProps & {
  formId: string
  isShown: boolean
  fileError: string | undefined
}

/** What comes after every step: consent to marketing, and a file last of all, since it may be cut off. */
function LastAnswers({
  site,
  formId,
  isShown,
  fileError,
  actionData,
  fileField: FileField,
}: LastAnswersProps) {
  return (
    <div hidden={!isShown} className={isShown ? 'flex flex-col gap-5' : undefined}>
      <MarketingBox
        label={site.marketingLabel}
        formId={formId}
        isTicked={actionData?.values.opt_in === 'true'}
      />
      {FileField ? <FileField id={`${formId}-cv`} error={fileError} /> : null}
    </div>
  )
}

const errorOf = (problem: EnquiryProblem | null, name: string) =>
  problem?.fields.find(({ field }) => field === name)?.message

type DraftInput = {
  formRef: RefObject<HTMLFormElement | null>
  siteSlug: string
  form: FormName
  vehicle: EnquiryVehicle | null
  sending: SendingRef
  setProblem: (problem: EnquiryProblem) => void
}

/** Restores an unsent form of this kind, with its key, and says that it was not sent. */
function useDraft({ formRef, siteSlug, form, vehicle, sending, setProblem }: DraftInput): void {
  const carId = vehicle?.id ?? null
  useEffect(() => {
    if (!formRef.current) return
    const draft = readDraft(browserStorage('local'), siteSlug, { form, carId })
    if (draft) {
      sending.current = draft
      fillEmpty(formRef.current, draft.fields)
      setProblem({ message: UNSENT_TEXT, fields: [] })
    }
    closePastDates(formRef.current)
  }, [formRef, siteSlug, form, carId, sending, setProblem])
}

function focusSoon(ref: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => ref.current?.focus())
}
