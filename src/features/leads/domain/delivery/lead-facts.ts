import { formatKilometres } from '#src/shared/domain/number-format.ts'
import { dayText, timeText } from '../day-text.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { toSentUserData } from '../intake/lead-trail.ts'
import type { Lead } from '../lead.ts'
import { reservationFacts } from './reservation-facts.ts'
import { tradeInFacts } from './trade-in-facts.ts'

type Fact = { label: string; value: string }

const ANSWER_LABELS: Record<string, string> = {
  Rego: 'Rego',
  rego_state: 'State of the plate',
  dateTime: 'Wanted date and time',
  vehicle_of_interest: 'Wants to drive',
  service: 'Service',
  service_price: 'Price told',
  vehicle_details: 'Their vehicle',
  preferred_date: 'Preferred date',
  preferred_time: 'Preferred time',
  part_number: 'Part',
  company: 'Business',
  abn: 'ABN',
  fleet_size: 'Vehicles in the fleet',
  role: 'Role',
  amount: 'Amount to borrow, $',
  deposit: 'Deposit, $',
  term: 'Term in years',
  selfAssessedCreditScore: 'Own view of their credit history',
  whoIsHelping: 'Is helped by',
  'do-you-have-a-trade-in': 'Has a trade-in',
}

/** A lead's further facts, one per line: the same in mail, ADF comments and `forecourt leads show`. */
export function leadFacts(lead: Lead): Fact[] {
  const { answers, spam } = lead
  const userData = toSentUserData(lead.userData)
  const facts: (Fact | null)[] = [
    { label: 'Reference', value: caseReference(lead) },
    { label: 'About', value: [lead.category, lead.subcategory].filter(Boolean).join(' / ') },
    lead.missingVehicle
      ? { label: 'Vehicle named', value: `'${lead.missingVehicle}', which this website does not list` }
      : null,
    lead.person.preferredContact ? { label: 'Prefers', value: lead.person.preferredContact } : null,
    lead.person.postcode ? { label: 'Postcode', value: lead.person.postcode } : null,
    lead.vehicle || !lead.prefill['Vehicle Make']
      ? null
      : { label: 'Brand', value: String(lead.prefill['Vehicle Make']) },
    ...Object.entries(ANSWER_LABELS).map(([name, label]) =>
      answers[name] ? { label, value: inWords(name, answers[name]) } : null,
    ),
    answers.kms
      ? { label: 'Kilometres of their vehicle', value: formatKilometres(Number(answers.kms)) }
      : null,
    lead.category === 'Test Drive' && lead.vehicle?.isHeld
      ? {
          label: 'Mind',
          value: 'The vehicle is held for a buyer. The shopper waits to hear whether the drive takes place.',
        }
      : null,
    lead.cvUrl ? { label: 'CV, for 30 days', value: lead.cvUrl } : null,
    ...(lead.reservation ? reservationFacts(lead.reservation) : []),
    ...(lead.tradeIn ? tradeInFacts(lead.tradeIn) : []),
    lead.additionalServices.length > 0
      ? { label: 'Also asked for', value: lead.additionalServices.join(', ') }
      : null,
    userData.url ? { label: 'Page', value: userData.url } : null,
    ...Object.entries(userData.linkedQueryParams).map(([label, value]) => ({ label, value })),
    {
      label: 'Wants marketing mail',
      value: `${lead.optIn ? 'Yes' : 'No, box left empty'} (text version ${lead.consentTextVersion})`,
    },
    lead.wantsTexts ? { label: 'Wants texts about the booking', value: 'Yes' } : null,
    { label: 'Why sent here', value: lead.route.steps.join(' ') },
    lead.duplicateReason ? { label: 'Earlier enquiry', value: lead.duplicateReason } : null,
    spam.verdict === 'clean' ? null : { label: 'Possible spam', value: spam.reasons.join(' ') },
  ]
  return facts.filter((fact) => fact !== null)
}

function inWords(name: string, answer: string): string {
  if (name === 'dateTime') return timeText(answer)
  return name === 'preferred_date' ? dayText(answer) : answer
}
