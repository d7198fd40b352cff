import { useRef } from 'react'
import { collectionNotice } from '#src/features/leads/domain/form/collection-notice.ts'
import { RememberedNote } from '#src/ui/form/remembered-note.tsx'
import { useRememberedDetails } from '#src/ui/form/use-remembered-details.ts'
import type { TradeInContact } from '#src/features/trade-in/domain/trade-in.ts'
import { FINANCE_LABEL, TRAP_FIELD } from '#src/features/trade-in/domain/trade-in-fields.ts'
import type { TradeInSite, ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { stepHref } from '../step-frame.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Field, TextArea, Select } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { errorOf } from '../trade-in-problem.tsx'
import { StepForm, StepHeading, type StepProps } from './step-form.tsx'

type DetailsStepProps = StepProps & { view: ValuationView; site: TradeInSite; siteSlug: string }

/** Contact details (TRADE-002 to TRADE-004); sending them values the vehicle and stores the lead. */
export function DetailsStep({ view, site, siteSlug, ...step }: DetailsStepProps) {
  const { problem, token } = step
  const { contact } = view
  const value = (name: string, stored: string | null | undefined) => problem?.values[name] ?? stored
  const error = (name: string) => errorOf(problem?.fields, name)
  const formRef = useRef<HTMLFormElement>(null)
  const remembered = useRememberedDetails(formRef, siteSlug)
  return (
    <>
      <StepHeading>Where do we send your offer?</StepHeading>
      <p className="mt-2 max-w-prose text-ink-muted">
        You see it on the next page at once. {site.name} gets your details with it and answers any question.
      </p>
      <StepForm
        {...step}
        formRef={formRef}
        step="details"
        submitLabel="See my offer"
        busyLabel="Working it out…"
        backHref={stepHref(token, 'photos')}
      >
        {remembered.value ? <RememberedNote onForget={remembered.forget} /> : null}
        <SentWithIt view={view} />
        <ContactFields site={site} contact={contact} value={value} error={error} />
        <div className="grid gap-6 sm:grid-cols-2">
          <RadioGroup
            name="PreferredContactMethod"
            legend="How should we reply?"
            options={['Phone', 'Email', 'SMS'].map((each) => ({ value: each, label: each }))}
            defaultValue={value('PreferredContactMethod', contact?.preferredContact) ?? 'Phone'}
            error={error('PreferredContactMethod')}
          />
          <RadioGroup
            name="finance"
            legend={FINANCE_LABEL}
            options={['Yes', 'No'].map((each) => ({ value: each, label: each }))}
            defaultValue={value('finance', contact?.finance)}
            error={error('finance')}
          />
        </div>
        <TextArea
          id="message"
          name="message"
          label="Anything we should know?"
          need="optional"
          rows={3}
          maxLength={2000}
          defaultValue={value('message', contact?.comments) ?? ''}
          error={error('message')}
        />
        <Consent site={site} isTicked={value('opt_in', String(contact?.optIn ?? false)) === 'true'} />
      </StepForm>
    </>
  )
}

type ContactFieldsProps = {
  site: TradeInSite
  contact: ValuationView['contact']
  value: (name: string, stored: string | null | undefined) => string | null | undefined
  error: (name: string) => string | undefined
}

type Text = {
  name: string
  label: string
  type?: string
  inputMode?: 'numeric'
  autoComplete?: string
  maxLength?: number
  key: keyof Pick<TradeInContact, 'name' | 'lastName' | 'phone' | 'email' | 'postcode'>
}
const TEXTS: readonly Text[] = [
  { key: 'name', name: 'name', label: 'First name', autoComplete: 'given-name' },
  { key: 'lastName', name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  { key: 'phone', name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { key: 'email', name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    key: 'postcode',
    name: 'postcode',
    label: 'Postcode',
    inputMode: 'numeric',
    maxLength: 4,
    autoComplete: 'postal-code',
  },
]

function ContactFields({ site, contact, value, error }: ContactFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {TEXTS.map(({ key, ...field }) => (
        <Field
          key={key}
          {...field}
          id={field.name}
          need="required"
          defaultValue={value(field.name, contact?.[key]) ?? ''}
          error={error(field.name)}
        />
      ))}
      {site.locations.length > 1 ? (
        <Select
          need="required"
          id="location_id"
          name="location_id"
          label="Where would you bring it?"
          options={[
            { value: '', label: 'Choose a location' },
            ...site.locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={value('location_id', contact?.locationId) ?? ''}
          error={error('location_id')}
        />
      ) : (
        <input type="hidden" name="location_id" value={site.locations[0]?.id ?? ''} />
      )}
    </div>
  )
}

/** Sends plate and kilometres along, so that the form has all nine fields of TRADE-002, and the bot trap. */
function SentWithIt({ view }: { view: ValuationView }) {
  return (
    <>
      <input type="hidden" name="rego" value={view.rego ?? ''} />
      <input type="hidden" name="regoState" value={view.regoState ?? ''} />
      <input type="hidden" name="kms" value={view.kms ?? ''} />
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}

/** Off until the shopper ticks it (Spam Act), with the APP 5 notice at the form. */
function Consent({ site, isTicked }: { site: TradeInSite; isTicked: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox name="opt_in" value="true" defaultChecked={isTicked} className="text-sm">
        {site.marketingLabel}
      </Checkbox>
      <p className="max-w-prose text-sm text-ink-muted">
        {collectionNotice(site.name)}{' '}
        <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
          Privacy policy
        </a>
        .
      </p>
    </div>
  )
}
