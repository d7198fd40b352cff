import { clockText } from '#src/features/locations/domain/opening-hours.ts'
import { localDateTime, zoneName } from '#src/shared/domain/local-date-time.ts'
import type { ConsentAnswer } from './marketing-consent.ts'

const FROM: Record<ConsentAnswer['from'], string> = {
  form: 'with a form',
  consent_page: 'on this page',
  one_click: 'by unsubscribing from an email',
  erasure: 'when you were erased',
}

/** What was answered and how. An empty box is no answer: it stops nothing that was agreed to before. */
export function answerText({ granted, from }: Pick<ConsentAnswer, 'granted' | 'from'>): string {
  if (granted) return `yes, ${FROM[from]}`
  return from === 'form' ? 'no answer, because a form was sent with its box left empty' : `no, ${FROM[from]}`
}

/** When it was answered, in a time zone: `21/11/2026 at 12:00pm AEST`. */
export function answerTime({ at }: Pick<ConsentAnswer, 'at'>, timeZone: string): string {
  const ms = Date.parse(at)
  const { date, time } = localDateTime(ms, timeZone)
  const [year, month, day] = date.split('-')
  return `${Number(day)}/${Number(month)}/${year} at ${clockText(time)} ${zoneName(ms, timeZone)}`
}
