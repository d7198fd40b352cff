import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import type { RawFields } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { FINANCE_NOTE, lenderNote } from '#src/features/leads/domain/form-page/finance-page-copy.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { type EnquiryActionData, EnquiryForm } from '../enquiry-form.tsx'
import type { Companion } from '../use-enquiry-submit.ts'
import { type FinanceCar, FinanceSideCard } from './finance-side-card.tsx'

type FinanceFormProps = {
  form: FormName
  formSite: LeadFormSite
  car: FinanceCar | null
  initial: RawFields
  actionData?: EnquiryActionData | undefined
  /** The lender with whom the enquiry starts an application; null if none. */
  lender: string | null
  companion?: Companion | undefined
}

/** The finance form with its vehicle's card; shows no rate or repayment. */
export function FinanceForm(props: FinanceFormProps) {
  const { form, formSite, car, initial, actionData, lender, companion } = props
  return (
    <>
      {car ? <FinanceSideCard car={car} /> : null}
      <p className="mb-6 text-ink-muted">
        {FINANCE_NOTE}
        {lender ? ` ${lenderNote(lender)}` : ''}
      </p>
      <EnquiryForm
        key={car?.id ?? ''}
        site={formSite}
        vehicle={car}
        form={form}
        initial={initial}
        actionData={actionData}
        companion={lender ? companion : undefined}
      />
    </>
  )
}
