import { expect, test } from 'vitest'
import {
  ANALYTICS_EVENTS,
  analyticsEvent,
  type AnalyticsEventName,
  isAnalyticsEvent,
} from './analytics-event.ts'

const names = Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[]
const numbered = (id: number) => names.filter((name) => analyticsEvent(name).id === id)

test('ANLT-001 to ANLT-009: every event has its number from the specification', () => {
  expect(numbered(39)).toEqual(['favourite', 'saved_car'])
  expect(numbered(26)).toEqual(['finance_calculator'])
  expect(numbered(25)).toEqual(['phone_click'])
  expect(numbered(9)).toEqual(['finance_enquiry'])
  expect(numbered(14)).toEqual(['enquiry_new'])
  expect(numbered(15)).toEqual(['enquiry_used'])
  expect(numbered(17)).toEqual(['test_drive_new'])
  expect(numbered(48)).toEqual(['test_drive_used'])
  expect(numbered(22)).toEqual(['enquiry'])
  expect(numbered(36)).toEqual(['code_sent'])
  expect(numbered(37)).toEqual(['code_verified'])
  expect(numbered(51)).toEqual(['careers'])
})

test('ANLT-010: print, history report and view content have names but no numbers', () => {
  for (const name of ['print', 'history_report', 'view_content'] as const)
    expect(analyticsEvent(name)).toMatchObject({ id: null, needsCar: true })
})

/** What the server itself stores; a browser's word for it would be anybody's. */
const BY_SERVER: readonly AnalyticsEventName[] = [
  'enquiry_new',
  'enquiry_used',
  'test_drive_new',
  'test_drive_used',
  'enquiry',
  'careers',
  'code_sent',
  'code_verified',
]

test('the server records what it stores, and the general ASC event comes first for a form', () => {
  for (const name of names) {
    const { asc, recordedBy } = analyticsEvent(name)
    expect(recordedBy).toBe(BY_SERVER.includes(name) ? 'server' : 'browser')
    expect(asc.slice(1).every((derived) => derived.startsWith(`${asc[0]}_`))).toBe(true)
  }
})

test.each(['constructor', '__proto__', 'Favourite', '', 39, null, {}])('%j is not an event name', (value) => {
  expect(isAnalyticsEvent(value)).toBe(false)
})
