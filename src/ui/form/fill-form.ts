import { HONEYPOT_FIELD } from '#src/shared/domain/form/honeypot.ts'

/** Fills what this browser remembers, and an unsent message, into fields still empty (LEAD-014); tells whether any was. */
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

/** Empties the named fields, as when another person sits at the machine. */
export function emptyFields(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement) control.value = ''
  }
}

/** No past date is offered (LEAD-005); set after load, as the page is cached and holds no time. */
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
