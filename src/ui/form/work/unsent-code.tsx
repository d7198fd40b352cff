import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { WorkProof } from './work-proof.tsx'

type UnsentCodeProps = {
  proof: ProofAsk
  goOn: string
  button: { name: string; value: string }
  phone: string | undefined
}

/** Why no code was texted and whom to call; with scripts the browser works instead, where that helps. */
export function UnsentCode({ proof, goOn, button, phone }: UnsentCodeProps) {
  const refusal = (
    <p role="alert" className="rounded-card border border-danger bg-danger-soft p-4 font-medium text-danger">
      {proof.error}{' '}
      {phone ? (
        <a
          href={telHref(phone)}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular-nums underline underline-offset-2"
        >
          {formatAuPhone(phone)}
        </a>
      ) : null}
    </p>
  )
  return proof.work ? <WorkProof work={proof.work} {...{ goOn, button, refusal }} /> : refusal
}
