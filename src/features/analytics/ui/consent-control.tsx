import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ConsentChoice } from '../domain/consent-choice.ts'
import { consentWords } from '../domain/consent-words.ts'
import type { TapSite } from './analytics-tap.tsx'
import type { ConsentStore } from './consent-store.ts'

const CHOICES: readonly { choice: ConsentChoice; label: string; state: string }[] = [
  { choice: 'denied', label: 'Decline', state: 'You declined' },
  { choice: 'granted', label: 'Accept', state: 'You accepted' },
]
const BUTTON = 'button-secondary flex-1 aria-pressed:border-ink aria-pressed:bg-studio'

/** Mounts the control after the skip link in tab order and at the bottom of the screen. */
export function mountConsent(site: TapSite, consent: ConsentStore): void {
  const place = document.querySelector('[data-consent-place]')
  if (place) createRoot(place).render(<ConsentControl site={site} consent={consent} />)
}

type ConsentControlProps = { site: TapSite; consent: ConsentStore }

/** The question, with both answers given equal weight. The footer link opens it again. */
export function ConsentControl({ site, consent }: ConsentControlProps) {
  const { ga4, asks } = site.analytics
  const isUnanswered = consent.kept() === null && !consent.hasPrivacyControl
  const [isOpen, setOpen] = useState(asks === 'banner' && isUnanswered)
  const opener = useRef<HTMLElement | null>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    function open(event: MouseEvent) {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-consent]') : null
      if (!link || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      event.stopPropagation()
      opener.current = link
      setOpen(true)
      requestAnimationFrame(() => panel.current?.focus())
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [])
  useEffect(() => roomBelow(isOpen ? panel.current : null), [isOpen])

  function close(): void {
    setOpen(false)
    opener.current?.focus()
    opener.current = null
  }
  function choose(choice: ConsentChoice): void {
    consent.choose(choice)
    close()
  }

  if (!isOpen || !ga4) return null
  const words = consentWords(ga4, { siteName: site.name, hasPrivacyControl: consent.hasPrivacyControl })
  const kept = consent.kept()
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="consent-heading"
      data-screen-only=""
      data-consent-panel=""
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface text-ink shadow-[0_-8px_32px_rgb(0_0_0/0.16)] outline-none sm:inset-x-auto sm:bottom-6 sm:left-6 sm:max-w-md sm:rounded-card sm:border"
    >
      <div className="flex flex-col gap-4 px-4 py-5 sm:p-6">
        <div>
          <h2 id="consent-heading" className="font-display text-xl font-semibold">
            {words.heading}
          </h2>
          <p className="mt-2 text-sm text-pretty text-ink-muted">
            {words.text}{' '}
            <a href={site.privacyUrl} className="text-ink underline underline-offset-2">
              Privacy policy
            </a>
          </p>
        </div>
        {consent.hasPrivacyControl ? (
          <button type="button" onClick={close} className={BUTTON}>
            Close
          </button>
        ) : (
          <div className="flex gap-3">
            {CHOICES.map(({ choice, label }) => (
              <button
                key={choice}
                type="button"
                {...(kept ? { 'aria-pressed': kept.choice === choice } : {})}
                onClick={() => choose(choice)}
                className={BUTTON}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {kept && !consent.hasPrivacyControl ? (
          <p className="text-sm text-ink-muted">
            {CHOICES.find(({ choice }) => choice === kept.choice)?.state} on{' '}
            {new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(kept.at)}.
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** Scrolls a focused element clear of the panel (WCAG 2.4.11). Nothing on the page shifts. */
function roomBelow(panel: HTMLElement | null): void {
  document.documentElement.style.scrollPaddingBottom = panel ? `${panel.offsetHeight + 24}px` : ''
}
