import type { AnalyticsEventName } from '../domain/analytics-event.ts'

const KEY = 'forecourt:sign-in-step'

/**
 * Sign-in uses plain forms, so the next page shows how it went (ANLT-008). A code was sent if the code step
 * follows the send button; it was correct if the session marker follows the verify button. Keeps only which
 * button was pressed, and only until that page.
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
    // No storage, so nothing to report
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
