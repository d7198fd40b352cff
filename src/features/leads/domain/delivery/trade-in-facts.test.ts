import { expect, test } from 'vitest'
import { aLead } from '../lead-samples.ts'
import type { LeadTradeIn } from '../lead.ts'
import { writeAdf } from '../adf/adf.ts'
import { adfProfile } from '../adf/adf-profile.ts'
import { writeLeadMail } from '../mail/lead-mail.ts'
import { toLeadPayload } from './lead-payload.ts'
import { tradeInFacts, tradeInWire } from './trade-in-facts.ts'
import { writeTradeInMail } from '../mail/trade-in-mail.ts'

const TRADE_IN: LeadTradeIn = {
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  rego: '123ABC',
  regoState: 'QLD',
  kms: 45_000,
  finance: 'Yes',
  locationId: 'loc_1',
  offerPriceCents: 18_450_00,
  validUntil: '28 November 2026',
  isAccepted: true,
  noOfferReason: null,
  adjustments: [{ id: 'tyres', adjustmentAnswers: ['worn'] }],
  lines: [{ label: 'Tyres: All need replacing', amountCents: -900_00 }],
  photosUrl: 'https://northside.example/trade-in/photos?p=x',
}

test('an accepted offer goes to the dealer with offer_accepted true and in dollars (TRADE-005, TRADE-008)', () => {
  expect(tradeInWire(TRADE_IN)).toMatchObject({
    offer_accepted: true,
    offer_price: 18_450,
    rego: '123ABC',
    regoState: 'QLD',
    location_id: 'loc_1',
    finance: 'Yes',
  })
  expect(toLeadPayload(aLead({ tradeIn: TRADE_IN }))).toMatchObject({ offer_accepted: true, kms: 45_000 })
})

test('the mail contains every line of the offer and the link to the photos', () => {
  const { text } = writeLeadMail(aLead({ tradeIn: TRADE_IN }))
  for (const words of ['2021 Toyota Corolla SX', '$18,450', 'Tyres: All need replacing: -$900', 'photos?p=x'])
    expect(text).toContain(words)
})

test('without a price the reason is given instead', () => {
  const facts = tradeInFacts({
    ...TRADE_IN,
    offerPriceCents: null,
    noOfferReason: 'too_old',
    isAccepted: false,
  })
  expect(facts).toContainEqual({ label: 'Online offer', value: 'None (too old)' })
  expect(facts).toContainEqual({ label: 'Offer accepted', value: 'No' })
})

test('ADF names the vehicle being traded in', () => {
  const answers = { 'do-you-have-a-trade-in': 'Yes', Rego: '123ABC', kms: '45000' }
  const adf = writeAdf(aLead({ tradeIn: TRADE_IN, answers }), adfProfile('standard'))
  expect(adf).toContain('<make>Toyota</make>')
  expect(adf).toContain('<trim>SX</trim>')
})

test('without a price, mail and ADF still carry the condition as it was answered', () => {
  const condition = [{ about: 'Accident history', answer: 'Never, as far as I know' }]
  const lead = aLead({ tradeIn: { ...TRADE_IN, offerPriceCents: null, lines: [], condition } })
  for (const sent of [writeLeadMail(lead).text, writeAdf(lead, adfProfile('standard'))])
    expect(sent).toContain('Condition, Accident history: Never, as far as I know')
})

test('the shopper’s mail names vehicle, figure, last day and the way back, under the first reference at every stage', () => {
  const valuationUrl = 'https://northside.example/trade-in/valuation?t=trd_1.x'
  const tradeIn = { ...TRADE_IN, valuationUrl, firstReference: 'AAAA-AAAA' }
  const { subject, text } = writeTradeInMail(aLead({ tradeIn }), tradeIn, 'https://northside.example/c')
  expect(subject).toBe('You accepted $18,450 for your 2021 Toyota Corolla [AAAA-AAAA]')
  for (const words of ['$18,450', '28 November 2026', valuationUrl, 'Reference: AAAA-AAAA'])
    expect(text).toContain(words)
  expect(text).not.toContain(aLead().reference)
})

test('a vehicle nobody could price is named in the shopper’s mail in safe words only, because its name was typed', () => {
  const safe = { ...TRADE_IN, offerPriceCents: null, model: 'BUY PILLS', safeName: '2005 Toyota' }
  const named = writeTradeInMail(aLead({ tradeIn: safe }), safe, 'https://northside.example/c')
  expect(named.text).toContain('We value your 2005 Toyota in person.')
  expect(`${named.subject}${named.text}`).not.toContain('BUY PILLS')
  const typed = { ...TRADE_IN, make: 'BUY PILLS', offerPriceCents: null }
  const mail = writeTradeInMail(aLead({ tradeIn: typed }), typed, 'https://northside.example/c')
  expect(`${mail.subject}${mail.text}`).not.toContain('BUY PILLS')
})
