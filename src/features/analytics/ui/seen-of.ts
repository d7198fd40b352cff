import type { Seen } from '../domain/browser-event.ts'

/** The calculator announces itself; a page that was not taken over by its script yet is heard by its fields. */
const CALCULATOR = 'form[action="#finance-calculator"]'

/** What happened, without the visitor: of a form only that its calculator was touched, never what was typed. */
export function seenOf(event: Event): Seen {
  const target = event.target instanceof Element ? event.target : null
  const link = event.type === 'click' ? (target?.closest<HTMLElement>('a[href],[data-tell]') ?? null) : null
  const isFieldOfOther = event.type === 'change' && !target?.closest(CALCULATOR)
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  return {
    type: isFieldOfOther ? '' : event.type,
    detail: typeof detail === 'object' && detail !== null ? (detail as Seen['detail']) : {},
    href: link?.getAttribute('href') ?? null,
    tell: link?.dataset.tell ?? null,
    carId:
      target?.closest<HTMLElement>('[data-car]')?.dataset.car ??
      document.querySelector<HTMLElement>('main[data-car]')?.dataset.car ??
      null,
  }
}
