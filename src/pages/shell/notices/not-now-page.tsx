import { useLocation } from 'react-router'
import type { TypedFields } from '#src/app/page-context.ts'
import { KeptForm } from './kept-form.tsx'

/** A page or form that could not be answered without the database; a form comes back with what was typed. */
export function NotNowPage({ typed = [] }: { typed?: TypedFields }) {
  const { pathname, search } = useLocation()
  return (
    <main className="container-page section-space">
      <meta name="robots" content="noindex" />
      {typed.length > 0 ? (
        <>
          <title>Not sent yet</title>
          <h1 className="display-xl">Not sent yet</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted">
            We cannot take this just now. Nothing you typed is lost: send it again in a moment, or call us.
          </p>
          <KeptForm typed={typed} action={pathname + search} />
        </>
      ) : (
        <>
          <title>Not available just now</title>
          <h1 className="display-xl">We cannot answer this just now</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-muted">Please try again in a moment, or call us.</p>
        </>
      )}
    </main>
  )
}
