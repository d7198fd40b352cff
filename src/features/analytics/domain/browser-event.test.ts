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

test('ANLT-001: a heart and a saved car are 39 of that car', () => {
  for (const type of ['forecourt:favourite-added', 'forecourt:watchlist-saved']) {
    expect(idOf({ type, detail: { id: 'veh_2' }, carId: 'veh_1' })).toBe(39)
    expect(seen({ type, detail: { id: 'veh_2' }, carId: 'veh_1' })?.carId).toBe('veh_2')
  }
})

test('ANLT-002: the calculator is 26', () => {
  expect(idOf({ type: 'forecourt:finance-calculator-used', detail: { id: 'veh_1' } })).toBe(26)
})

test('ANLT-003: a pressed number is 25, and the number itself is not in it', () => {
  const event = seen({ href: 'tel:0412345678', carId: 'veh_1' })
  expect(event).toEqual({ event: 'phone_click', carId: 'veh_1', key: null })
  expect(idOf({ href: 'tel:131313' })).toBe(25)
  expect(idOf({ href: '/contact' })).toBeNull()
})

test('ANLT-004: an opened finance enquiry is 9', () => {
  expect(idOf({ type: 'forecourt:finance-enquiry-opened', detail: { id: 'veh_1' } })).toBe(9)
})

test('ANLT-005: a sent lead is the event that the server named, under the lead’s own reference', () => {
  const detail = { event: 'enquiry_used', reference: 'K7MP-4QX2', carId: 'veh_1', category: 'x', leadId: 'y' }
  expect(seen({ type: 'forecourt:lead-sent', detail })).toEqual({
    event: 'enquiry_used',
    carId: 'veh_1',
    key: 'K7MP-4QX2',
  })
  expect(seen({ type: 'forecourt:lead-sent', detail: { ...detail, event: null } })).toBeNull()
})

test('ANLT-010: print, history report and a vehicle’s page are one event each', () => {
  expect(seen({ tell: 'print', href: '/print?car_id=a', carId: 'veh_1' })?.event).toBe('print')
  expect(seen({ type: 'beforeprint', carId: 'veh_1' })?.event).toBe('print')
  expect(seen({ tell: 'history_report', href: 'https://x.example', carId: 'veh_1' })?.event).toBe(
    'history_report',
  )
  expect(seen({ type: 'page', carId: 'veh_1' })?.event).toBe('view_content')
  expect(seen({ type: 'page' })).toBeNull()
  expect(seen({ type: 'beforeprint' })).toBeNull()
})

test('nothing that a page says beside vehicle, event and reference gets into an event', () => {
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
