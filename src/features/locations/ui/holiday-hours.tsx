import { Button } from '#src/ui/button.tsx'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { HolidayHours } from '../domain/view/hours-view.ts'

type HolidayHoursProps = { placeName: string; holidays: readonly HolidayHours[] }

/** View Holiday Hours and its dialog (PAGE-008). Without scripts the link target opens the same box. */
export function HolidayHoursLink({ placeName, holidays }: HolidayHoursProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  if (holidays.length === 0) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    dialogRef.current?.showModal()
  }
  const close = (event: MouseEvent) => {
    if (!dialogRef.current?.open) return
    event.preventDefault()
    dialogRef.current.close()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts this link opens the box by :target */}
      <a
        href="#holiday-hours"
        onClick={open}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Icon name="clock" className="size-4.5" />
        View Holiday Hours
      </a>
      <dialog
        ref={dialogRef}
        id="holiday-hours"
        aria-labelledby="holiday-hours-title"
        className="m-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] overflow-auto rounded-card border border-line bg-surface p-5 text-ink shadow-2xl target:fixed target:inset-0 target:z-50 target:block target:h-fit sm:p-7"
      >
        <h2 id="holiday-hours-title" className="font-display text-xl font-semibold text-balance">
          Holiday Opening Hours: {placeName}
        </h2>
        <dl className="mt-4">
          {holidays.map(({ date, dateText, text, note }) => (
            <div key={date} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-2.5">
              <dt>
                {note ? <span className="block font-semibold">{note}</span> : null}
                <span className="text-ink-muted">{dateText}</span>
              </dt>
              <dd className="text-right tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        <Button href="#opening-hours" onClick={close} variant="secondary" className="mt-5 w-full">
          Close
        </Button>
      </dialog>
    </>
  )
}
