import { expect, test } from 'vitest'
import { type GarageLead, garageProfile, garageRow } from './garage-view.ts'

const lead = {
  reference: 'K7MP-4QX2',
  createdAt: '2026-11-05T02:00:00.000Z',
  category: 'Used Vehicle Enquiry',
  subcategory: null,
  vehicle: { name: '2021 Kia Rio', slug: '2021-kia-rio' },
  drive: null,
  offer: null,
}

const rowOf = (sent: GarageLead) => garageRow(sent, { config: { state: 'QLD' } })

test('an enquiry shows its date, kind and vehicle', () => {
  expect(rowOf(lead)).toEqual({
    reference: 'K7MP-4QX2',
    day: '5/11/2026',
    what: 'Used Vehicle Enquiry',
    vehicle: { name: '2021 Kia Rio', href: '/cars/2021-kia-rio' },
    lines: [],
    cancelHref: null,
  })
})

test('the date is in the dealer’s time zone, even in the morning', () => {
  const sent = { ...lead, createdAt: '2026-12-31T15:30:00.000Z' }
  expect(rowOf(sent).day).toBe('1/1/2027')
  expect(garageRow(sent, { config: { state: 'WA' } }).day).toBe('31/12/2026')
})

test('a test drive says when and where, and whether it was cancelled', () => {
  const drive = { text: 'Tue 24 Nov 2026 at 10 am, Albion', isCancelled: false, cancelUrl: '/test-drive/K/x' }
  expect(rowOf({ ...lead, drive })).toMatchObject({
    what: 'Test drive',
    lines: [drive.text],
    cancelHref: '/test-drive/K/x',
  })
  expect(rowOf({ ...lead, category: 'Service', drive }).what).toBe('Service')
  expect(rowOf({ ...lead, drive: { ...drive, isCancelled: true } }).lines).toEqual([
    `Cancelled: ${drive.text}`,
  ])
})

test('a trade-in gives the offer, its expiry, and whether it was accepted', () => {
  const offer = {
    vehicle: '2019 Toyota Hilux',
    priceCents: 3_150_000,
    validUntil: '28 November 2026',
    isAccepted: false,
  }
  expect(rowOf({ ...lead, offer })).toMatchObject({
    what: 'Trade-in: 2019 Toyota Hilux',
    lines: ['Our offer: $31,500, until 28 November 2026'],
  })
  expect(rowOf({ ...lead, offer: { ...offer, isAccepted: true } }).lines).toEqual([
    'Our offer: $31,500, accepted by you',
  ])
  expect(rowOf({ ...lead, offer: { ...offer, priceCents: null } }).lines).toEqual([
    'We value this one in person.',
  ])
})

test('the profile shows the phone number in its usual grouping', () => {
  const customer = {
    id: 'cus_1',
    siteId: 'site_1',
    firstName: 'Mia',
    lastName: '',
    email: '',
    createdAt: '',
  } as never as Parameters<typeof garageProfile>[0]
  expect(garageProfile({ ...customer, phone: '0412345678' }).phone).toBe('0412 345 678')
  expect(garageProfile({ ...customer, phone: null }).phone).toBe('')
})
