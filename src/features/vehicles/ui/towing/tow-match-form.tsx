import { Button } from '#src/ui/button.tsx'
import { useState } from 'react'
import {
  readTowing,
  TOW_CAPACITIES,
  TOW_CAPACITY_HINT,
  towCautions,
  towMatch,
} from '#src/features/vehicles/domain/towing/tow-match.ts'
import { Field, Select } from '#src/ui/form/field.tsx'
import { formatWhole } from '#src/shared/domain/number-format.ts'

/** The tow vehicle as given in the page's address. */
export type TowQuestion = { tow: string; capacity: string }

/** Can my vehicle tow it: select or type its braked capacity. The cautions always show. */
export function TowMatchForm({ atmKg, asked }: { atmKg: number; asked: TowQuestion }) {
  const [question, setQuestion] = useState(asked)
  const towing = readTowing(question.tow, question.capacity)
  const answer = towing ? towMatch(atmKg, towing) : null
  return (
    <div className="max-w-2xl">
      <form method="get" action="#tow-match" className="grid gap-4 sm:grid-cols-2">
        <Select
          name="tow"
          label="Braked towing capacity"
          value={question.tow}
          onChange={(event) => setQuestion({ tow: event.target.value, capacity: '' })}
          options={[
            { value: '', label: 'Choose a capacity' },
            ...TOW_CAPACITIES.map((kg) => ({ value: String(kg), label: `${formatWhole(kg)} kg` })),
          ]}
        />
        <Field
          name="capacity"
          inputMode="decimal"
          autoComplete="off"
          label="or type it, kg"
          value={question.capacity}
          onChange={(event) => setQuestion({ ...question, capacity: event.target.value })}
          className="tabular-nums"
        />
        <p className="text-sm text-ink-muted sm:col-span-2">{TOW_CAPACITY_HINT}</p>
        <noscript>
          <Button type="submit" variant="secondary">
            Check the match
          </Button>
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
    </div>
  )
}
