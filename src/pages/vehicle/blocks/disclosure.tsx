import type { ReactNode } from 'react'

/** Show more and show less with a native element: works before and without scripts. */
export function Disclosure({ more, less, children }: { more: string; less: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium text-ink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{more}</span>
        <span className="hidden group-open/more:inline">{less}</span>
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
