import type { Seen } from '../domain/browser-event.ts'

/** Reduces a DOM event to where it happened and on which vehicle, never what was typed. */
export function seenOf(event: Event): Seen {
  const target = event.target instanceof Element ? event.target : null
  const link = event.type === 'click' ? (target?.closest<HTMLElement>('a[href],[data-tell]') ?? null) : null
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  return {
    type: event.type,
    detail: typeof detail === 'object' && detail !== null ? (detail as Seen['detail']) : {},
    href: link?.getAttribute('href') ?? null,
    tell: link?.dataset.tell ?? null,
    carId:
      target?.closest<HTMLElement>('[data-car]')?.dataset.car ??
      document.querySelector<HTMLElement>('main[data-car]')?.dataset.car ??
      null,
  }
}
