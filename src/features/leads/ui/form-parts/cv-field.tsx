import { FieldError } from '#src/ui/form/field-frame.tsx'

/** The applicant's CV; what it is and holds is checked when it arrives. */
export function CvField({ id, error }: { id: string; error: string | undefined }) {
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
