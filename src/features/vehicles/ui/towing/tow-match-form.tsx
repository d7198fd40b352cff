import { useState } from 'react'
import { readTowing, towCautions, towMatch } from '#src/features/vehicles/domain/towing/tow-match.ts'
import { TOW_VEHICLES } from '#src/features/vehicles/domain/towing/tow-vehicles.ts'
import { FIELD, FinanceField } from '#src/features/vehicles/ui/finance/finance-field.tsx'
import { LINE_BUTTON } from '#src/features/vehicles/ui/vehicle-page/action-buttons.tsx'
import { formatWhole } from '#src/shared/domain/number-format.ts'

/** What the address of the page says of the tow vehicle. */
export type TowQuestion = { tow: string; capacity: string }

const MAKES = [...new Set(TOW_VEHICLES.map(({ make }) => make))]

/** Can my vehicle tow it: pick one or type its rating; the cautions stand whatever the answer (issue 4). */
export function TowMatchForm({ atmKg, asked }: { atmKg: number; asked: TowQuestion }) {
  const [question, setQuestion] = useState(asked)
  const towing = readTowing(question.tow, question.capacity)
  const answer = towing ? towMatch(atmKg, towing) : null
  return (
    <div className="max-w-2xl">
      <form method="get" action="#tow-match" className="grid gap-4 sm:grid-cols-2">
        <label className="text-sm text-ink-muted">
          Your tow vehicle
          <select
            name="tow"
            value={question.tow}
            onChange={(event) => setQuestion({ tow: event.target.value, capacity: '' })}
            className={FIELD}
          >
            <option value="">Choose a vehicle</option>
            {MAKES.map((make) => (
              <optgroup key={make} label={make}>
                {TOW_VEHICLES.filter((vehicle) => vehicle.make === make).map((vehicle) => (
                  <option key={vehicle.key} value={vehicle.key}>
                    {`${make} ${vehicle.model}, ${vehicle.years} (${formatWhole(vehicle.brakedKg)} kg)`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <FinanceField
          name="capacity"
          label="or its braked towing capacity, kg"
          value={question.capacity}
          onChange={(capacity) => setQuestion({ ...question, capacity })}
        />
        <noscript>
          <button type="submit" className={LINE_BUTTON}>
            Check the match
          </button>
        </noscript>
      </form>
      <p aria-live="polite" className="mt-4 min-h-12 font-medium text-ink">
        {answer?.text ??
          `This caravan’s ATM is ${formatWhole(atmKg)} kg: the tow vehicle must be rated for at least that.`}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-sm text-ink-muted">
        {towCautions(atmKg).map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">
        Ratings are the highest of each model. Your own vehicle’s plate and handbook decide.
      </p>
    </div>
  )
}
