import type { OfferedDay } from '#src/features/bookings/domain/booking-times.ts'

type SlotPickerProps = {
  days: OfferedDay[]
  formId: string
  label: string
  error: string | undefined
  chosen: string | undefined
}

/**
 * A strip of days, with the chosen day's free times below. CSS alone shows the right times, so it works without
 * JavaScript; arrow keys move as in any radio group (LEAD-029).
 */
export function SlotPicker({ days, formId, label, error, chosen }: SlotPickerProps) {
  const id = `${formId}-dateTime`
  const openDay = days.find(({ date }) => chosen?.startsWith(date)) ?? days[0]
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="control-label mb-2">{label}</legend>
      {error ? (
        <p id={`${id}-error`} className="control-error">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <DayOfSlots
            key={day.date}
            day={day}
            id={`${id}-${day.date}`}
            chosen={chosen}
            isOpen={day === openDay}
          />
        ))}
      </div>
    </fieldset>
  )
}

type DayProps = { day: OfferedDay; id: string; chosen: string | undefined; isOpen: boolean }

function DayOfSlots({ day, id, chosen, isOpen }: DayProps) {
  const [weekday, date] = day.label
  // contents: day and times join the layout of the other days, yet only this day's times respond to its button.
  return (
    <div className="contents">
      <input
        type="radio"
        name="slot_day"
        id={id}
        value={day.date}
        defaultChecked={isOpen}
        onChange={(event) => forgetTime(event.currentTarget.form)}
        className="peer sr-only"
      />
      <label htmlFor={id} className="chip min-w-16 flex-col px-3 py-2 leading-tight">
        <span className="text-xs">{weekday}</span>
        <span className="font-semibold whitespace-nowrap">{date}</span>
      </label>
      <fieldset className="order-1 mt-2 hidden w-full grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 peer-checked:grid">
        <legend className="mb-2 text-sm text-ink-muted">
          Free times on {weekday} {date}
        </legend>
        {day.slots.map((slot) => (
          <div key={slot.value}>
            <input
              type="radio"
              name="dateTime"
              id={`${id}-${slot.value}`}
              value={slot.value}
              defaultChecked={slot.value === chosen}
              className="peer sr-only"
            />
            <label htmlFor={`${id}-${slot.value}`} className="chip px-2 text-base font-medium tabular-nums">
              {slot.label}
            </label>
          </div>
        ))}
      </fieldset>
    </div>
  )
}

/** A time on another day must not stay selected out of sight. */
function forgetTime(form: HTMLFormElement | null): void {
  for (const radio of form?.querySelectorAll<HTMLInputElement>('input[name=dateTime]') ?? [])
    radio.checked = false
}
