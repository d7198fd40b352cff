import { type ChangeEvent, useState } from 'react'
import { CV_BYTES_MAX, CV_PROBLEMS } from '#src/features/leads/domain/form/cv-words.ts'
import { FieldError } from '#src/ui/form/field-frame.tsx'

/** The applicant's CV; what it is and holds is checked when it arrives. */
export function CvField({ id, error: told }: { id: string; error: string | undefined }) {
  const [chosen, setChosen] = useState<'none' | 'fits' | 'too_large'>('none')
  const error = chosen === 'too_large' ? CV_PROBLEMS.too_large : chosen === 'none' ? told : undefined

  // A file that will be refused is not sent first: that takes minutes from a phone
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > CV_BYTES_MAX
    if (isTooLarge) currentTarget.value = ''
    setChosen(isTooLarge ? 'too_large' : 'fits')
  }

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="control-label flex min-h-11 items-center gap-1">
        Your CV <span className="field-hint">(optional)</span>
      </label>
      <input
        id={id}
        name="cv"
        type="file"
        accept=".pdf,.doc,.docx"
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        className="control min-h-12 py-2"
      />
      <FieldError id={id} error={error} />
      <p id={`${id}-hint`} className="field-hint">
        PDF or Word, up to 5 MB. If the form comes back to you, choose it again.
      </p>
    </div>
  )
}
