import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { collectionNotice } from '#src/features/leads/domain/form/collection-notice.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'
import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { LeadField } from '#src/features/leads/ui/lead-field.tsx'
import type { CheckoutValues } from '#src/features/reservations/domain/checkout-fields.ts'

/** What a refused checkout shows: why, the fields, and what was typed. */
export type CheckoutProblem = {
  message: string
  fields: LeadFieldError[]
  values: CheckoutValues
  /** The code for the phone in the form, which is needed to go on. */
  proof?: ProofAsk | null
}
export const FORM_ID = 'checkout'

type PartProps = { site: LeadFormSite; problem: CheckoutProblem | null }

/** Who it is for: the lead form's own fields, which a script fills in with what this browser remembers. */
export function PersonFields({ site, problem }: PartProps) {
  const field = (name: 'name' | 'phone' | 'email' | 'postcode' | 'message') => ({
    name,
    formId: FORM_ID,
    error: problem?.fields.find((each) => each.field === name)?.message,
    defaultValue: problem?.values[name],
  })
  const asksPostcode = !(site.without as readonly string[]).includes('postcode')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <LeadField {...field('name')} isRequired />
      </div>
      <LeadField {...field('phone')} isRequired />
      <LeadField {...field('email')} isRequired />
      {asksPostcode ? <LeadField {...field('postcode')} isRequired={site.isPostcodeRequired} /> : null}
      <div className="sm:col-span-2">
        <LeadField {...field('message')} label="Anything we should know?" />
      </div>
    </div>
  )
}

/** A bot trap: out of sight and out of the tab order. */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

type AgreementProps = PartProps & { conditions: readonly string[] }

/**
 * The conditions in full, the box that accepts them, and the marketing box; both empty until the shopper
 * ticks them.
 */
export function Agreement({ site, problem, conditions }: AgreementProps) {
  const error = problem?.fields.find(({ field }) => field === 'accept_terms')?.message
  return (
    <section aria-labelledby="conditions" className="flex flex-col gap-4">
      <h2 id="conditions" className="font-display text-xl font-semibold text-ink">
        Conditions of the deposit
      </h2>
      <ul className="flex list-disc flex-col gap-2 rounded-card border border-line bg-surface py-4 pr-5 pl-9 text-ink marker:text-ink-muted">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        <Checkbox
          id={`${FORM_ID}-accept_terms`}
          name="accept_terms"
          value="yes"
          defaultChecked={problem?.values.accept_terms === 'yes'}
          error={error}
        >
          I have read and accept these conditions and the{' '}
          <a
            href="/terms-and-conditions"
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-2"
          >
            terms of use
          </a>
          .
        </Checkbox>
        <Checkbox name="opt_in" value="true" defaultChecked={problem?.values.opt_in === 'true'}>
          {site.marketingLabel}
        </Checkbox>
      </div>
    </section>
  )
}

/** Who collects what and why, with a link to the policy, next to the button that sends it (APP 5). */
export function Notice({ site }: { site: LeadFormSite }) {
  return (
    <p className="text-sm text-ink-muted">
      {collectionNotice(site.name)} If you start a checkout and do not pay, the dealership sees that too.{' '}
      <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
        Privacy policy
      </a>
      .
    </p>
  )
}
