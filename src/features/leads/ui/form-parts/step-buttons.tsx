import { Button } from '#src/ui/button.tsx'

type StepButtonsProps = { step: number; last: number; isBusy: boolean; submitLabel: string }

/** Next until the last step, whose button alone submits (LEAD-011). Next comes first, so that Enter presses it. */
export function StepButtons({ step, last, isBusy, submitLabel }: StepButtonsProps) {
  return (
    <div className="flex flex-row-reverse gap-3">
      {step < last ? (
        <Button key="next" type="submit" name="step_action" value="next" className="flex-1">
          Next
        </Button>
      ) : (
        <Button key="send" type="submit" isBusy={isBusy} className="flex-1">
          {isBusy ? 'Sending…' : submitLabel}
        </Button>
      )}
      {step > 0 ? (
        <Button key="back" type="submit" name="step_action" value="back" variant="secondary">
          Back
        </Button>
      ) : null}
    </div>
  )
}
