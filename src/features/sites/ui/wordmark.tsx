import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'

type Shell = Pick<SiteShell, 'name' | 'wordmark' | 'logoUrl' | 'template'>

/** The dealer's logo, or its name set beside a small mark of its template. */
export function Wordmark({ shell }: { shell: Shell }) {
  return (
    <a
      href="/"
      aria-label={`${shell.name}, home`}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5"
    >
      {shell.logoUrl ? (
        <img src={shell.logoUrl} alt="" width={180} height={40} className="h-9 w-auto" />
      ) : (
        <DrawnMark shell={shell} />
      )}
    </a>
  )
}

function DrawnMark({ shell }: { shell: Shell }) {
  const isOutpost = shell.template === 'outpost'
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0 lg:size-9">
        {isOutpost ? (
          <path d="M1 5h30v22H1Z" fill="var(--brand-plane)" />
        ) : (
          <circle cx="16" cy="16" r="15" fill="var(--brand-plane)" />
        )}
        <path
          d={
            isOutpost
              ? 'M6 22 13 10l4.500 7.500L20 13l6 9'
              : 'M7 21c3-8 6-11 9-11s6 3 9 11M12 21c1.500-3.500 2.500-5 4-5s2.500 1.500 4 5'
          }
          fill="none"
          stroke="var(--brand-on-plane)"
          strokeWidth={2.4}
          strokeLinecap={isOutpost ? 'butt' : 'round'}
          strokeLinejoin="miter"
        />
      </svg>
      <span
        className={`truncate font-display leading-none ${isOutpost ? 'text-[1.375rem] font-semibold uppercase lg:text-2xl' : 'text-lg font-extrabold lg:text-xl'}`}
      >
        {shell.wordmark}
      </span>
    </>
  )
}
