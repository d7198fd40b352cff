import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'

/**
 * Fills empty fields with what this browser remembers or an unsent message (LEAD-014); tells whether it
 * filled any.
 */
export function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): boolean {
  let isFilled = false
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || value === '' || name === HONEYPOT_FIELD) continue
    const control = form.elements.namedItem(name)
    const isChoice = control instanceof HTMLSelectElement || control instanceof RadioNodeList
    const isText =
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !['checkbox', 'hidden'].includes(control.type))
    if (!isChoice && !(isText && control.value === '')) continue
    control.value = value
    isFilled = true
  }
  return isFilled
}

/** Empties the named fields, for instance when somebody else is using the device. */
export function emptyFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) control.value = ''
  }
}

/** Past dates cannot be chosen (LEAD-005). Set after load, because the page is cached and holds no time. */
export function closePastDates(form: HTMLFormElement): void {
  const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString()
  for (const [name, length] of [
    ['dateTime', 16],
    ['preferred_date', 10],
  ] as const) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) control.min = now.slice(0, length)
  }
}
