import { expect, test } from 'vitest'
import type { LeadReservation, LeadTradeIn } from '../lead.ts'
import { aLead } from '../lead-samples.ts'
import { leadHeadline } from './lead-headline.ts'
import { writeLeadMail } from './lead-mail.ts'
import { writeReservationMail } from './reservation-mail.ts'

const HELD: LeadReservation = {
  kind: 'reservation',
  outcome: 'held',
  reference: 'HELD-2222',
  depositText: '$200',
  endsText: 'Tuesday 24 November 2026 at 10:15am, Brisbane time',
  endsBrief: 'Tue 24 Nov 10:15am',
  facts: [],
  nextSteps: [],
  refundText: 'All of it goes back.',
  manageUrl: 'https://northside.example/reservation/HELD-2222/x',
}
const OFFERED: LeadTradeIn = {
  year: 2021,
  make: 'Kia',
  model: 'Rio',
  badge: null,
  rego: '123TST',
  regoState: 'QLD',
  kms: 45_000,
  finance: 'No',
  locationId: null,
  offerPriceCents: 31_350_00,
  validUntil: '28 November 2026',
  isAccepted: false,
  noOfferReason: null,
  adjustments: [],
  lines: [],
  photosUrl: null,
  firstReference: 'FRST-2222',
}
const CAR = '2022 Toyota HiLux SR5 (4x4) (stock U123)'
const mailOf = (reservation: Partial<LeadReservation>) =>
  writeLeadMail(aLead({ subcategory: 'Reserve Car Now', reservation: { ...HELD, ...reservation } }))

test('a paid hold is told first, with what was paid and until when', () => {
  const { subject, text } = mailOf({})
  expect(subject).toBe(`HELD, $200 paid, until Tue 24 Nov 10:15am: ${CAR} from Jo Citizen [HELD-2222]`)
  expect(text).toMatch(/^HELD, \$200 paid, until Tue 24 Nov 10:15am: 2022 Toyota/)
  expect(mailOf({ kind: 'purchase' }).subject).toMatch(/^Online purchase HELD, \$200 paid, until Tue/)
})

test('what is not held says so, whether the deposit was not paid, came too late or was never asked for', () => {
  const none = { endsText: null, endsBrief: null }
  expect(mailOf({ outcome: 'unfinished', ...none }).subject).toMatch(
    /^NOT HELD, deposit of \$200 not paid: 2022 Toyota/,
  )
  expect(mailOf({ outcome: 'refunded', ...none }).subject).toMatch(
    /^NOT HELD, \$200 paid too late and on its way back: /,
  )
  expect(leadHeadline(aLead({ subcategory: 'Reserve Car Now' }))).toBe(
    `Reserve request, nothing held or paid: ${CAR}`,
  )
})

test('shopper and dealer read one reference of a hold', () => {
  const lead = aLead({ reservation: HELD })
  const mails = [
    writeLeadMail(lead),
    writeReservationMail(lead, HELD, { id: 'receipt', consentUrl: 'https://northside.example/c' }),
  ]
  for (const { subject, text, html } of mails) {
    expect(subject).toContain('[HELD-2222]')
    expect(`${subject}${text}${html}`).not.toContain(lead.reference)
  }
})

test('a trade-in names the vehicle offered and the figure, not the one to be bought, under the first reference', () => {
  const subjectOf = (over: Partial<LeadTradeIn>, subcategory = '2. Offer Made') =>
    writeLeadMail(aLead({ category: 'Trade In', subcategory, tradeIn: { ...OFFERED, ...over } })).subject
  expect(subjectOf({ isAccepted: true }, '3. Offer Accepted')).toBe(
    'Trade-in accepted, $31,350: 2021 Kia Rio, 45,000 km from Jo Citizen [FRST-2222]',
  )
  expect(subjectOf({})).toMatch(/^Trade-in offered \$31,350: 2021 Kia Rio/)
  expect(subjectOf({}, '2. Offer Made: Call Requested')).toMatch(/^Trade-in offered \$31,350, call wanted: /)
  expect(subjectOf({ offerPriceCents: null }, '1. Valuation Requested')).toMatch(
    /^Trade-in to value, no online price: 2021 Kia Rio/,
  )
})

test('a trade-in’s mail tells of the vehicle offered before the one they would buy with it', () => {
  const { text } = writeLeadMail(aLead({ category: 'Trade In', tradeIn: { ...OFFERED, isAccepted: true } }))
  const places = [
    'Trade-in accepted, $31,350',
    'Trade-in\nTrade-in: 2021 Kia Rio',
    'Vehicle they would buy with it',
  ]
  const found = places.map((words) => text.indexOf(words))
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found).not.toContain(-1)
})

test('which part, when to call, which job, what to sell: the first line says what is asked', () => {
  const of = (category: string, subcategory: string | null, answers: Record<string, string>, message = '') =>
    leadHeadline(aLead({ category, subcategory, answers, message, vehicle: null }))
  expect(of('General Enquiry', 'Call Back', { preferred_time: 'Morning' }, 'The blue ute\nIs it here?')).toBe(
    'Call back: morning, The blue ute',
  )
  const part = { part_number: 'Tow bar', vehicle_details: '2019 Toyota Corolla' }
  expect(of('Parts', null, part)).toBe('Parts: Tow bar, for 2019 Toyota Corolla')
  expect(of('Parts', null, {}, 'Front brake pads')).toBe('Parts: Front brake pads')
  expect(of('General Enquiry', 'Career Enquiry', { role: 'Apprentice mechanic' })).toBe(
    'Job application: Apprentice mechanic',
  )
  const own = { vehicle_details: '2018 Mazda 3', kms: '45000' }
  expect(of('Trade In', 'Sell My Car', own)).toBe('Vehicle to sell: 2018 Mazda 3, 45,000 km')
  expect(of('Finance Enquiry', null, { amount: '30000' })).toBe('Finance enquiry: $30,000')
  expect(of('Test Drive', null, { vehicle_of_interest: 'Kia EV3' })).toBe('Test drive: Kia EV3')
  expect(of('Service', null, { preferred_date: '2026-11-30' })).toBe('Service: Mon 30 Nov 2026')
})

test('of long words only the beginning is in the first line, cut between words', () => {
  const message = `${'Brake '.repeat(30)}\nSubject: forged`
  const line = leadHeadline(aLead({ category: 'Parts', vehicle: null, message }))
  expect(line).toMatch(/^Parts: (Brake ){10,11}Brake…$/)
  expect(line.length).toBeLessThan(90)
})
