import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Button } from '#src/ui/button.tsx'
import { ProblemBox } from '#src/ui/page/problem-box.tsx'
import { collectionNotice } from '#src/features/leads/domain/form/collection-notice.ts'
import type { RawFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import type { LeadFieldName, LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'
import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { LeadField } from '#src/features/leads/ui/lead-field.tsx'
import { holdSecondPost } from '#src/ui/navigation/hold-second-post.ts'

export type SpinProblem = {
  message: string
  fields: LeadFieldError[]
  values: RawFields
  isTermsAccepted: boolean
  /** The code for the entrant's own phone, once the rest of the form is in order. */
  proof: ProofAsk | null
}
type SpinFormProps = { site: LeadFormSite; minimumAge: number; problem: SpinProblem | null }

const FORM_ID = 'spin'

/** The entry: an ordinary form that works without scripts. Both boxes are empty until the entrant ticks them. */
export function SpinForm({ site, minimumAge, problem }: SpinFormProps) {
  const field = (name: LeadFieldName) => ({
    name,
    formId: FORM_ID,
    error: problem?.fields.find((each) => each.field === name)?.message,
    defaultValue: problem?.values[name],
  })
  return (
    <form method="post" noValidate onSubmit={holdSecondPost} className="flex flex-col gap-4">
      {problem ? <ProblemBox problem={problem} idPrefix={`${FORM_ID}-`} /> : null}
      {problem?.proof ? (
        <AskedProof proof={problem.proof} goOn="Spin with this code" phone={site.phone} />
      ) : null}
      <LeadField {...field('name')} isRequired />
      <LeadField {...field('phone')} isRequired />
      <LeadField {...field('email')} isRequired />
      <LeadField {...field('postcode')} isRequired />
      <input type="hidden" name="terms_conditions" value={site.consentTextVersion} />
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Checkbox name="accept_terms" value="yes" defaultChecked={problem?.isTermsAccepted === true}>
        I am {minimumAge} or over and accept the{' '}
        <a href="#spin-terms" className="underline underline-offset-2">
          terms of this promotion
        </a>
        .
      </Checkbox>
      <Checkbox
        name="opt_in"
        value="true"
        defaultChecked={problem?.values.opt_in === 'true'}
        className="text-sm"
      >
        {site.marketingLabel}
      </Checkbox>
      <Button type="submit" size="large">
        Spin the wheel
      </Button>
      <p className="text-sm text-ink-muted">
        {collectionNotice(site.name)}{' '}
        <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
          Privacy policy
        </a>
        .
      </p>
    </form>
  )
}
