import { MARK_GROUNDS, type SiteMark } from '#src/features/sites/domain/brand/site-mark.ts'
import type { SiteShell } from './site-shell.ts'

type WordmarkProps = {
  shell: Pick<SiteShell, 'name' | 'wordmark' | 'logoUrl' | 'mark'>
  /** Type of the name, by template. */
  nameClass: string
  className?: string
  /** On a plane in the brand colour the sign is drawn in that plane's text colour. */
  isOnBrand?: boolean
}

/** The dealer's logo, or its name next to its own sign. */
export function Wordmark({ shell, nameClass, className = '', isOnBrand = false }: WordmarkProps) {
  return (
    <a
      href="/"
      aria-label={`${shell.name}, home`}
      className={`inline-flex min-h-11 min-w-0 items-center gap-2.5 ${className}`}
    >
      {shell.logoUrl ? (
        <img src={shell.logoUrl} alt="" width={180} height={40} className="h-9 w-auto" />
      ) : (
        <>
          <Sign mark={shell.mark} isOnBrand={isOnBrand} />
          <span className={`line-clamp-2 leading-tight text-balance ${nameClass}`}>{shell.wordmark}</span>
        </>
      )}
    </a>
  )
}

function Sign({ mark, isOnBrand }: { mark: SiteMark; isOnBrand: boolean }) {
  const [ground, line] = isOnBrand
    ? ['var(--brand-on-plane)', 'var(--brand-plane)']
    : ['var(--brand-plane)', 'var(--brand-on-plane)']
  const paint = mark.shape === 'none' ? 'currentColor' : line
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0 lg:size-9">
      {mark.shape === 'none' ? null : <path d={MARK_GROUNDS[mark.shape]} fill={ground} />}
      <path
        d={mark.path}
        fill={mark.isFilled ? paint : 'none'}
        stroke={mark.isFilled ? 'none' : paint}
        strokeWidth={mark.weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
