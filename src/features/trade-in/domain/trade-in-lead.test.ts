import { expect, test } from 'vitest'
import { questionsFor } from './condition-questions.ts'
import type { TradeInFacts, TradeInOffer } from './trade-in.ts'
import {
  toLeadTradeIn,
  TRADE_IN_SUBCATEGORY,
  tradeInLeadFields,
  tradeInSubcategory,
} from './trade-in-lead.ts'

const facts: TradeInFacts = {
  rego: '123DEM',
  regoState: 'QLD',
  found: null,
  vehicle: {
    itemType: 'car',
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    body: null,
    fuel: null,
    transmission: null,
    drive: null,
  },
  kms: 45_000,
  adjustments: [{ id: 'keys', adjustmentAnswers: ['one'] }],
  contact: {
    name: 'Jo',
    lastName: 'Citizen',
    postcode: '4006',
    phone: '0412345678',
    email: 'jo@example.com',
    preferredContact: 'SMS',
    finance: 'No',
    locationId: 'loc_1',
    comments: 'New battery.',
    optIn: false,
  },
}
const offer: TradeInOffer = {
  kind: 'price',
  offerCents: 18_000_00,
  lines: [{ id: 'market', label: 'Market', amountCents: 18_000_00 }],
  basis: { kind: 'vendor' },
  asAtMs: 0,
  validUntilMs: 1,
}
const parts = {
  facts,
  offer,
  carId: 'veh_1',
  locationSlug: 'albion',
  photosUrl: null,
  valuationUrl: 'https://northside.example/trade-in/valuation?t=x',
  firstReference: null,
  dateText: () => '28 November 2026',
}

test('an accepted offer is a lead with exactly this subcategory and offer_accepted (TRADE-008)', () => {
  expect(TRADE_IN_SUBCATEGORY.accepted).toBe('3. Offer Accepted')
  expect(tradeInLeadFields({ ...parts, stage: 'accepted' })).toMatchObject({
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    car_id: 'veh_1',
    Rego: '123DEM',
    kms: '45000',
    location: 'albion',
  })
  expect(toLeadTradeIn({ ...parts, stage: 'accepted' })).toMatchObject({
    isAccepted: true,
    offerPriceCents: 18_000_00,
  })
  expect(toLeadTradeIn({ ...parts, stage: 'offered' })?.isAccepted).toBe(false)
})

test('the dealer sees the vehicle, the offer with its expiry, and the shopper’s own words', () => {
  const message = tradeInLeadFields({ ...parts, stage: 'offered' })?.message
  for (const words of [
    '2021 Kia Rio',
    '45,000 km',
    '$18,000',
    '28 November 2026',
    'subject to inspection',
    'New battery.',
  ])
    expect(message).toContain(words)
  const none = { kind: 'none', reason: 'too_old', asAtMs: 0 } as const
  expect(tradeInLeadFields({ ...parts, offer: none, stage: 'requested' })?.message).toContain('too old')
})

test('a call asked for without an offer does not claim one was made', () => {
  expect(tradeInSubcategory('call', { kind: 'none' })).toBe('1. Valuation Requested: Call Requested')
  expect(tradeInSubcategory('call', { kind: 'price' })).toBe('2. Offer Made: Call Requested')
})

test('only words nobody can misuse name the vehicle to whoever’s address was typed', () => {
  const named = (change: Partial<TradeInFacts>) =>
    toLeadTradeIn({ ...parts, facts: { ...facts, ...change }, stage: 'requested' })?.safeName
  const vehicle = facts.vehicle as NonNullable<TradeInFacts['vehicle']>
  expect(named({})).toBe('2021 Kia')
  expect(named({ found: vehicle })).toBe('2021 Kia Rio (rego 123DEM)')
  expect(named({ found: vehicle, vehicle: { ...vehicle, model: 'BUY PILLS' } })).toBe('2021 Kia')
  expect(named({ vehicle: { ...vehicle, make: 'BUY PILLS' } })).toBeNull()
})

test('without contact details there is no lead', () => {
  expect(tradeInLeadFields({ ...parts, facts: { ...facts, contact: null }, stage: 'offered' })).toBeNull()
})

test('the dealer gets every condition answer, priced or not', () => {
  const none = { kind: 'none', reason: 'too_old', asAtMs: 0 } as const
  const best = questionsFor('car').map(({ id, answers }) => ({
    id,
    adjustmentAnswers: [answers[0]?.id ?? ''],
  }))
  const told = toLeadTradeIn({
    ...parts,
    facts: { ...facts, adjustments: best },
    offer: none,
    stage: 'requested',
  })
  expect(told?.condition).toHaveLength(7)
  expect(told?.condition).toContainEqual({ about: 'Accident history', answer: 'Never, as far as I know' })
})
