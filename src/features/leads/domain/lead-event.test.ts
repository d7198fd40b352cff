import { expect, test } from 'vitest'
import { analyticsEvent } from '#src/features/analytics/domain/analytics-event.ts'
import { type LeadOccurrence, leadEvent } from './lead-event.ts'

const GENERAL: LeadOccurrence = {
  category: 'General Enquiry',
  subcategory: null,
  vehicle: null,
  spam: { verdict: 'clean' },
}
const idOf = (over: Partial<LeadOccurrence>) => {
  const event = leadEvent({ ...GENERAL, ...over })
  return event && analyticsEvent(event).id
}
const car = (carType: 'new' | 'demo' | 'used', isTestDriveOnly?: true) => ({
  carType,
  ...(isTestDriveOnly ? { isTestDriveOnly } : {}),
})

test('ANLT-005: an enquiry is 14 for a new vehicle and 15 for a used one, whatever it asks', () => {
  for (const category of ['Vehicle Enquiry', 'Finance Enquiry', 'Trade In']) {
    expect(idOf({ category, vehicle: car('new') })).toBe(14)
    expect(idOf({ category, vehicle: car('used') })).toBe(15)
  }
})

test('ANLT-006: a test drive is 17 for a new vehicle and 48 for a used one', () => {
  expect(idOf({ category: 'Test Drive', vehicle: car('new') })).toBe(17)
  expect(idOf({ category: 'Test Drive', vehicle: car('used') })).toBe(48)
})

test('ANLT-006: any lead about a test-drive-only vehicle is 17, used or not', () => {
  expect(idOf({ category: 'Vehicle Enquiry', vehicle: car('used', true) })).toBe(17)
  expect(idOf({ category: 'Vehicle Enquiry', vehicle: car('new', true) })).toBe(17)
  expect(idOf({ category: 'Test Drive', vehicle: car('used', true) })).toBe(17)
})

test('ANLT-011: a demo is counted as new', () => {
  expect(idOf({ category: 'Vehicle Enquiry', vehicle: car('demo') })).toBe(14)
  expect(idOf({ category: 'Test Drive', vehicle: car('demo') })).toBe(17)
})

test('ANLT-007: every other enquiry is 22, including a test drive without a vehicle', () => {
  for (const category of ['General Enquiry', 'Service', 'Parts', 'Fleet Enquiry', 'Trade In', 'Test Drive'])
    expect(idOf({ category })).toBe(22)
})

test('ANLT-009: careers are 51 although sent as a General Enquiry', () => {
  expect(idOf({ subcategory: 'Career Enquiry' })).toBe(51)
  expect(idOf({ subcategory: 'Career Enquiry', vehicle: car('used') })).toBe(51)
})

test('an obvious bot and an abandoned checkout are not events', () => {
  expect(idOf({ spam: { verdict: 'held' } })).toBeNull()
  expect(idOf({ spam: { verdict: 'suspect' } })).toBe(22)
  const reservation = (outcome: string) => ({ outcome }) as LeadOccurrence['reservation'] & {}
  expect(idOf({ vehicle: car('used'), reservation: reservation('unfinished') })).toBeNull()
  expect(idOf({ vehicle: car('used'), reservation: reservation('held') })).toBe(15)
})
