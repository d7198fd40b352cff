import { type ComponentProps, lazy, Suspense } from 'react'

const ProofField = lazy(async () => ({ default: (await import('./proof-field.tsx')).ProofField }))

/** What a form goes on with, once it is asked for: hardly a shopper ever is, so no page loads it before. */
export function AskedProof(props: ComponentProps<typeof ProofField>) {
  return (
    <Suspense fallback={null}>
      <ProofField {...props} />
    </Suspense>
  )
}
