import type { FinanceStepsFacts } from '#src/features/finance/domain/quote/steps-facts.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import type { StageProps } from './estimate-stage.tsx'

/** Apply to lender: what is sent to whom, with consent off until given. */
export function ApplyStage({ values, onChange, site }: StageProps & { site: FinanceStepsFacts['site'] }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 text-ink">
      <dl className="grid gap-2 rounded-card border border-line p-4 text-sm">
        <Line label="Name" value={`${values.firstName} ${values.lastName}`} />
        <Line label="Phone" value={values.phone} />
        <Line label="Email" value={values.email} />
        <Line label="Postcode" value={values.postcode} />
      </dl>
      <p>
        Sending gives these details to {site.name} and to {site.lender}, where you continue your application.
        The lender gives you its credit guide, asks for what it needs and decides. See the{' '}
        <a href={site.privacyUrl} className="underline underline-offset-4">
          privacy policy
        </a>
        .
      </p>
      <Checkbox
        name="opt_in"
        value="true"
        checked={values.opt_in === 'true'}
        onChange={(event) => onChange('opt_in', event.target.checked ? 'true' : '')}
      >
        {site.marketingLabel}
      </Checkbox>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
    </div>
  )
}
