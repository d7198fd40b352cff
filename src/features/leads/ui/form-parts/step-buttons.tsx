type StepButtonsProps = { step: number; last: number; isBusy: boolean; submitLabel: string }

const SOLID = 'button-primary min-h-12 flex-1 disabled:opacity-70'

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
        <button
          key="back"
          type="submit"
          name="step_action"
          value="back"
          className="button-quiet min-h-12 bg-surface"
        >
          Back
        </button>
      ) : null}
    </div>
  )
}
