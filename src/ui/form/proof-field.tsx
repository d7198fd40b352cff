import { Button } from '../button.tsx'
import { PROOF_AGAIN_FIELD, PROOF_CODE_FIELD, type ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { CodeField } from './code-field.tsx'
import { UnsentCode } from './work/unsent-code.tsx'

type ProofFieldProps = {
  proof: ProofAsk
  /** Label of the button that sends the form with the code. */
  goOn: string
  /** The name and value of the form's own submit button, if it has any. */
  button?: { name: string; value: string }
  /** Whom to call if no code can be texted, unless the form says so itself. */
  phone?: string
}

/**
 * The field for a texted code, inside the form that needs it, so that nothing typed is lost and no script is
 * needed. Its button comes first in the form, so Enter sends the code.
 */
export function ProofField({ proof, goOn, button = { name: '', value: '' }, phone }: ProofFieldProps) {
  const { sentTo, error } = proof
  if (sentTo === null) return <UnsentCode {...{ proof, goOn, button, phone }} />
  return (
    <section
      data-way-on=""
      aria-label="Your code"
      className="flex flex-col gap-4 rounded-card border border-line bg-studio p-4 sm:p-5"
    >
      <p className="text-ink">
        We texted a code to <strong className="font-semibold whitespace-nowrap">{sentTo}</strong>, the mobile
        number in this form. It works for 10 minutes.
      </p>
      <CodeField
        id={`account-${PROOF_CODE_FIELD}`}
        name={PROOF_CODE_FIELD}
        error={error}
        className="max-w-60"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" {...(button.name ? button : {})}>
          {goOn}
        </Button>
        <Button type="submit" name={PROOF_AGAIN_FIELD} value="1" variant="secondary">
          Text me another code
        </Button>
      </div>
    </section>
  )
}
