import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyticsEvent } from './analytics-event.ts'
import { browserEvent, type Seen } from './browser-event.ts'

const NOTHING: Seen = { type: 'click', detail: {}, href: null, tell: null, carId: null }
const seen = (over: Partial<Seen>) => browserEvent({ ...NOTHING, ...over })
const idOf = (over: Partial<Seen>) => {
  const found = seen(over)
  return found && analyticsEvent(found.event).id
}

test('ANLT-001: a heart or a saved vehicle is event 39 for that vehicle', () => {
  for (const type of ['forecourt:favourite-added', 'forecourt:watchlist-saved']) {
    expect(idOf({ type, detail: { id: 'veh_2' }, carId: 'veh_1' })).toBe(39)
    expect(seen({ type, detail: { id: 'veh_2' }, carId: 'veh_1' })?.carId).toBe('veh_2')
  }
})

test('ANLT-002: the calculator is event 26', () => {
  expect(idOf({ type: 'forecourt:finance-calculator-used', detail: { id: 'veh_1' } })).toBe(26)
})

test('ANLT-003: pressing a phone number is event 25, without the number itself', () => {
  const event = seen({ href: 'tel:0412345678', carId: 'veh_1' })
  expect(event).toEqual({ event: 'phone_click', carId: 'veh_1', key: null })
  expect(idOf({ href: 'tel:131313' })).toBe(25)
  expect(idOf({ href: '/contact' })).toBeNull()
})

test('ANLT-004: opening the finance enquiry is event 9', () => {
  expect(idOf({ type: 'forecourt:finance-enquiry-opened', detail: { id: 'veh_1' } })).toBe(9)
})

test('ANLT-005: a sent lead is the event the server named, under the lead’s own reference', () => {
  const detail = { event: 'enquiry_used', reference: 'K7MP-4QX2', carId: 'veh_1', category: 'x', leadId: 'y' }
  expect(seen({ type: 'forecourt:lead-sent', detail })).toEqual({
    event: 'enquiry_used',
    carId: 'veh_1',
    key: 'K7MP-4QX2',
  })
  expect(seen({ type: 'forecourt:lead-sent', detail: { ...detail, event: null } })).toBeNull()
})

test('ANLT-010: print, history report and vehicle page are one event each', () => {
  expect(seen({ tell: 'print', href: '/print?car_id=a', carId: 'veh_1' })?.event).toBe('print')
  expect(seen({ type: 'beforeprint', carId: 'veh_1' })?.event).toBe('print')
  expect(seen({ tell: 'history_report', href: 'https://x.example', carId: 'veh_1' })?.event).toBe(
    'history_report',
  )
  expect(seen({ type: 'page', carId: 'veh_1' })?.event).toBe('view_content')
  expect(seen({ type: 'page' })).toBeNull()
  expect(seen({ type: 'beforeprint' })).toBeNull()
})

test('only vehicle, event and reference get from a page into an event', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('forecourt:favourite-added', 'forecourt:lead-sent', 'click', 'page', 'toString'),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (type, detail) => {
        const found = seen({ type, detail: { ...detail, email: 'jo@example.com' }, href: 'tel:0412345678' })
        expect(JSON.stringify(found)).not.toMatch(/jo@example|0412345678/)
        if (found) expect(Object.keys(found)).toEqual(['event', 'carId', 'key'])
      },
    ),
  )
})
