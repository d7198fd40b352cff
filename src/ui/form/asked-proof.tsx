import { type ComponentProps, lazy, Suspense } from 'react'

const ProofField = lazy(async () => ({ default: (await import('./proof-field.tsx')).ProofField }))

/** The proof a form needs to go on. Hardly any shopper is asked for one, so no page loads this in advance. */
export function AskedProof(props: ComponentProps<typeof ProofField>) {
  return (
    <Suspense fallback={null}>
      <ProofField {...props} />
    </Suspense>
  )
}
