import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Heard before the router hears it, which listens from its start (use-back-closes.ts)
addEventListener('popstate', (event) => window.onBack?.(event))

const app = <HydratedRouter />
startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
})
