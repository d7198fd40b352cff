type StepButtonsProps = { step: number; last: number; isBusy: boolean; submitLabel: string }

const SOLID =
  'flex min-h-12 flex-1 items-center justify-center gap-3 rounded-control bg-action px-5 py-3 text-base font-semibold text-on-action outline-offset-2 hover:bg-action-strong focus-visible:outline-2 focus-visible:outline-focus disabled:opacity-70'
const LINE =
  'min-h-12 rounded-control border border-line-strong bg-surface px-5 py-3 text-base font-semibold text-ink outline-offset-2 hover:border-ink focus-visible:outline-2 focus-visible:outline-focus'

/** Next until the last step, whose button alone submits (LEAD-011). Next comes first, so that Enter means it. */
export function StepButtons({ step, last, isBusy, submitLabel }: StepButtonsProps) {
  return (
    <div className="flex flex-row-reverse gap-3">
      {step < last ? (
        <button key="next" type="submit" name="step_action" value="next" className={SOLID}>
          Next
        </button>
      ) : (
        <button key="send" type="submit" disabled={isBusy} className={SOLID}>
          {isBusy ? (
            <span
              aria-hidden="true"
              className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
            />
          ) : null}
          {isBusy ? 'Sending…' : submitLabel}
        </button>
      )}
      {step > 0 ? (
        <button key="back" type="submit" name="step_action" value="back" className={LINE}>
          Back
        </button>
      ) : null}
    </div>
  )
}
