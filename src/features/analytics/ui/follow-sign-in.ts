import type { AnalyticsEventName } from '../domain/analytics-event.ts'

const KEY = 'forecourt:sign-in-step'

/**
 * Signing in is done by plain forms, so what became of one is known on the next page (ANLT-008): a code went out where
 * the code step follows the button that sends one, it was right where the marker of a session follows the other. Keeps
 * the pressed button, nothing typed, and only until that page.
 */
export function followSignIn(): AnalyticsEventName[] {
  const pressed = take()
  watch()
  const step = document.querySelector<HTMLElement>('[data-login-status]')?.dataset.loginStatus
  const hasFailed = new URLSearchParams(location.search).get('sent') === 'no'
  if (pressed === 'send' && step === 'verificationSent' && !hasFailed) return ['code_sent']
  if (pressed === 'verify' && !step && document.cookie.includes('forecourt_in=1')) return ['code_verified']
  return []
}

function watch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    '[data-login-status] form, form[data-login-status]',
  )) {
    const intent = form.querySelector<HTMLInputElement>('input[name=intent]')?.value
    form.addEventListener('submit', () => keep(intent === 'verify' ? 'verify' : 'send'))
  }
}

function keep(step: string): void {
  try {
    sessionStorage.setItem(KEY, step)
  } catch {
    // A browser that keeps nothing tells nothing
  }
}

function take(): string | null {
  try {
    const step = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return step
  } catch {
    return null
  }
}
