import { Button } from '#src/ui/button.tsx'
import { useState } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { DepartmentHours } from '../domain/view/hours-view.ts'

type OpeningHoursProps = {
  hours: readonly DepartmentHours[]
  /** The department selected in the address, for browsers without scripts. */
  chosen: string | null
}

/** One department's week; if there are several, a dropdown selects one, also without scripts (PAGE-010). */
export function OpeningHours({ hours, chosen }: OpeningHoursProps) {
  const [type, setType] = useState(chosen)
  const shown = hours.find((each) => each.type === type) ?? hours[0]
  if (!shown) return null
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="opening-hours" className="scroll-mt-24 font-display text-xl font-semibold">
          Opening Hours
        </h2>
        {hours.length > 1 ? (
          <form action="#opening-hours" className="flex items-center gap-2">
            <label className="sr-only" htmlFor="hours-type">
              Department
            </label>
            <span className="relative">
              <select
                id="hours-type"
                name="hours"
                defaultValue={shown.type}
                onChange={(event) => setType(event.target.value)}
                className="control appearance-none pr-10 font-semibold"
              >
                {hours.map(({ type: value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon
                name="chevron"
                className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
              />
            </span>
            <Button type="submit" variant="secondary" className="hidden noscript:inline-flex">
              Show
            </Button>
          </form>
        ) : null}
      </div>
      <HoursTable hours={shown} />
    </div>
  )
}

function HoursTable({ hours }: { hours: DepartmentHours }) {
  return (
    <table className="mt-3 w-full" aria-label={`${hours.label} hours`} data-hours={hours.type}>
      <tbody>
        {hours.rows.map(({ days, text, enquireHref }) => (
          <tr key={days} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 text-left font-normal text-ink-muted">
              {days}
            </th>
            <td className="py-2.5 text-right tabular-nums">
              {enquireHref ? (
                <a
                  href={enquireHref}
                  className="-my-2.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  Enquire Now
                </a>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
