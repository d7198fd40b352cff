import { formatCents } from '#src/shared/domain/money.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import { dayText, timeText } from '../day-text.ts'
import type { FormName } from '../form-kind/form-name.ts'
import { formOfLead, leadAbout } from '../form-kind/receipt-words.ts'
import type { Lead } from '../lead.ts'
import { reservationHeadline } from '../delivery/reservation-facts.ts'
import { stockName } from './stock-name.ts'
import { tradeInHeadline } from '../delivery/trade-in-facts.ts'

/** Longest piece of a visitor's own words in a headline. */
const WORDS_MAX = 70

/** What a dealer reads first, in subject and first line: what is asked, about what, in figures and names. */
export function leadHeadline(lead: Lead): string {
  if (lead.reservation) return reservationHeadline(lead.reservation, lead.vehicle)
  if (lead.tradeIn) return tradeInHeadline(lead.tradeIn, lead.subcategory)
  const form = formOfLead(lead)
  const about = form === 'reserve' ? 'Reserve request, nothing held or paid' : leadAbout(lead)
  const asked = (form && form !== 'competition' && ASKED[form]?.(lead).filter(Boolean).join(', ')) || null
  return [about, [asked, lead.vehicle && stockName(lead.vehicle)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ')
}

/** The answers that tell one lead of a kind from the next: which part, which job, when to call. */
const ASKED: Partial<Record<FormName, (lead: Lead) => (string | null | undefined)[]>> = {
  call_back: ({ answers, message }) => [answers.preferred_time?.toLowerCase(), shortened(message)],
  parts: ({ answers, message }) => [
    shortened(answers.part_number ?? message),
    answers.vehicle_details && `for ${shortened(answers.vehicle_details)}`,
  ],
  careers: ({ answers }) => [shortened(answers.role)],
  fleet: ({ answers }) => [
    shortened(answers.company),
    answers.fleet_size && `${answers.fleet_size} in the fleet`,
  ],
  service: ({ answers }) => [
    answers.service,
    answers.dateTime && timeText(answers.dateTime),
    answers.preferred_date && dayText(answers.preferred_date),
    shortened(answers.vehicle_details),
  ],
  sell_car: ({ answers }) => [
    shortened(answers.vehicle_details),
    answers.kms && formatKilometres(Number(answers.kms)),
  ],
  test_drive: ({ answers, vehicle }) => [vehicle ? null : shortened(answers.vehicle_of_interest)],
  finance: loan,
  pre_approval: loan,
}

function loan({ answers, vehicle }: Lead) {
  return [
    answers.amount && formatCents(Number(answers.amount) * 100),
    vehicle ? null : shortened(answers.vehicle_of_interest),
  ]
}

/** The first line of what somebody typed, cut between words. */
function shortened(text: string | null | undefined): string | null {
  const line = text?.trim().split('\n')[0]?.trim() ?? ''
  if (line.length <= WORDS_MAX) return line || null
  const cut = line.slice(0, WORDS_MAX)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), WORDS_MAX / 2)).trimEnd()}…`
}
