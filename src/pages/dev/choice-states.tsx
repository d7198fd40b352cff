import { StepField } from '#src/features/finance/ui/calculator/step-field.tsx'
import { SlotPicker } from '#src/features/leads/ui/form-parts/slot-picker.tsx'
import { TwoHandleSlider } from '#src/features/search/ui/controls/two-handle-slider.tsx'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import { Shelf } from './shelf.tsx'

const PRICES = { min: 5_000, max: 95_000 }
const nothing = () => undefined
const TERM = {
  name: 'part-years',
  label: 'Term',
  hint: '1 to 7 years',
  unit: 'years',
  bounds: { min: 1, max: 7, step: 1 },
  format: String,
  onChange: nothing,
  onCommit: nothing,
}
const TIMES = [
  ['09:00', '9:00am'],
  ['10:00', '10:00am'],
  ['14:30', '2:30pm'],
] as const
const DAYS = [
  ['Mon', '23 Nov', '2026-11-23'],
  ['Tue', '24 Nov', '2026-11-24'],
].map(([weekday = '', day = '', date = '']) => ({
  date,
  label: [weekday, day] as [string, string],
  slots: TIMES.map(([time, label]) => ({ value: `${date}T${time}`, label })),
}))

/** Sliders and the times of a drive. */
export function ChoiceStates() {
  return (
    <>
      <Shelf heading="Ranges">
        <div className="grid max-w-3xl gap-8 sm:grid-cols-2">
          <Ranges />
        </div>
      </Shelf>
      <Shelf heading="Times of a test drive">
        <form id="part-free" className="max-w-3xl">
          <SlotPicker
            days={DAYS}
            formId="part-free"
            label="A day, then a time"
            error={undefined}
            chosen="2026-11-24T10:00"
          />
        </form>
        <form id="part-taken" className="max-w-3xl">
          <SlotPicker
            days={DAYS}
            formId="part-taken"
            label="Nothing chosen"
            error="Choose a date and time."
            chosen={undefined}
          />
        </form>
      </Shelf>
    </>
  )
}

function Ranges() {
  return (
    <>
      <PriceRange label="Price" handles={{ min: 20_000, max: 60_000 }} />
      <StepField {...TERM} value="5" message={undefined} />
      <PriceRange label="Weekly price" handles={PRICES} />
      <StepField {...TERM} value="9" message="At most 7 years" />
    </>
  )
}

/** Handles under their name and the figures they stand for, as in the filters. */
function PriceRange({ label, handles }: { label: string; handles: { min: number; max: number } }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex justify-between gap-4">
        <span className="control-label">{label}</span>
        <span className="text-sm text-ink-muted tabular-nums">
          {toText(handles.min)} to {toText(handles.max)}
        </span>
      </p>
      <TwoHandleSlider
        bounds={PRICES}
        step={1_000}
        handles={handles}
        label={label.toLowerCase()}
        valueText={toText}
        onDrag={nothing}
      />
    </div>
  )
}

function toText(dollars: number): string {
  return `$${formatWhole(dollars)}`
}
