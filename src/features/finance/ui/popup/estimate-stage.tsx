import {
  CREDIT_SCORES,
  type CreditScore,
  FINANCE_TERMS,
  yearsText,
} from '#src/features/leads/domain/form/finance-choices.ts'
import {
  digitsOf,
  MONEY_PICKS,
  moneyText,
  TYPED_PRICE,
  typedPrice,
} from '#src/features/finance/domain/quote/quick-quote.ts'
import type {
  PopupField as FieldName,
  PopupValues,
  PopupErrors,
} from '#src/features/finance/domain/quote/popup-steps.ts'
import { Field, Select } from '#src/ui/form/field.tsx'

export type StageProps = {
  values: PopupValues
  errors: PopupErrors
  onChange: (name: FieldName, text: string) => void
}

const SCORES = Object.entries(CREDIT_SCORES) as [CreditScore, string][]
const CHIP = 'chip px-1 text-sm font-medium tabular-nums'

type EstimateProps = StageProps & {
  picks: keyof typeof MONEY_PICKS
  /** The vehicle's own price, which is not typed. */
  carPrice: number | null
}

/** Quick Estimate: price, term in whole years and credit history (FIN-010, FIN-019, FIN-024 to FIN-026). */
export function EstimateStage({ values, errors, onChange, picks, carPrice }: EstimateProps) {
  return (
    <div className="grid gap-5">
      {carPrice === null ? (
        <PriceField {...{ values, errors, onChange, picks }} />
      ) : (
        <p className="text-ink">
          Price of the vehicle{' '}
          <strong className="font-semibold tabular-nums">{moneyText(String(carPrice))}</strong>
        </p>
      )}
      <Select
        name="loanTerm"
        label="Term"
        value={values.loanTerm}
        onChange={(event) => onChange('loanTerm', event.target.value)}
        options={FINANCE_TERMS.map((years) => ({ value: String(years), label: yearsText(years) }))}
      />
      <fieldset>
        <legend className="control-label mb-1.5">How would you rate your credit history?</legend>
        <div className="grid grid-cols-3 gap-2">
          {SCORES.map(([score, word]) => (
            <label key={score} className={CHIP}>
              <input
                type="radio"
                name="selfAssessedCreditScore"
                value={score}
                checked={values.selfAssessedCreditScore === score}
                onChange={() => onChange('selfAssessedCreditScore', score)}
                className="sr-only"
              />
              {word}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** The money field: digits, `$` and thousands while typing, clamped on leaving (FIN-024, FIN-025). */
function PriceField({ values, errors, onChange, picks }: Omit<EstimateProps, 'carPrice'>) {
  const price = values.purchasePrice
  const used = typedPrice(price)
  const isQuotedElse = used !== null && String(used) !== digitsOf(price)
  return (
    <div>
      <Field
        need="required"
        name="purchasePrice"
        label="Purchase price"
        inputMode="numeric"
        autoComplete="off"
        value={price}
        error={errors.purchasePrice}
        onChange={(event) => onChange('purchasePrice', moneyText(event.target.value))}
        aside={`${moneyText(String(TYPED_PRICE.min))} to ${moneyText(String(TYPED_PRICE.max))}`}
        onBlur={() => {
          if (used !== null) onChange('purchasePrice', moneyText(String(used)))
        }}
      />
      <p role="status" className="text-sm text-ink">
        {isQuotedElse ? `Quoted for ${moneyText(String(used))}, the nearest price the lender quotes.` : ''}
      </p>
      <ul
        aria-label="Quick picks"
        className="mt-2 hidden grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 scripting:grid"
      >
        {MONEY_PICKS[picks].map((dollars) => (
          <li key={dollars}>
            <button
              type="button"
              aria-pressed={digitsOf(price) === String(dollars)}
              onClick={() => onChange('purchasePrice', moneyText(String(dollars)))}
              className={`${CHIP} w-full`}
            >
              {moneyText(String(dollars))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
