import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH_MAX, readBatch } from './event-batch.ts'

const read = (events: unknown, over: object = {}) => readBatch({ events, ...over }, 'meridian')

test('ANLT-012: an event is its name, its vehicle and a path without the query', () => {
  const told = {
    event: 'favourite',
    car_id: 'veh_1',
    path: '/cars/kia?email=jo@example.com',
    email: 'jo@example.com',
  }
  expect(read([told])).toEqual({
    events: [{ at: 0, event: 'favourite', carId: 'veh_1', key: null, path: '/cars/kia' }],
    dropped: [],
    consent: null,
  })
})

test('impossible events are dropped with their position and reason, and the rest are accepted', () => {
  const batch = read([
    { event: 'nonsense', car_id: 'veh_1' },
    { event: 'phone_click' },
    { event: 'favourite' },
    { event: 'phone_click', site: 'carbarn' },
    { event: 'print', car_id: 'x'.repeat(81) },
    null,
    { event: 'phone_click', site: 'meridian' },
  ])
  expect(batch?.dropped).toEqual([
    { at: 0, code: 'unknown_event' },
    { at: 2, code: 'needs_car' },
    { at: 3, code: 'wrong_site' },
    { at: 4, code: 'unknown_car' },
    { at: 5, code: 'unknown_event' },
  ])
  expect(batch?.events.map(({ at }) => at)).toEqual([1, 6])
})

test('a missing, empty or overlong list is not a batch', () => {
  for (const events of [undefined, null, {}, [], 'x', Array(BATCH_MAX + 1).fill({ event: 'phone_click' })])
    expect(read(events)).toBeNull()
})

test('consent needs a client id in Google’s format', () => {
  const one = [{ event: 'phone_click' }]
  expect(read(one, { client_id: '123.1700000000', session_id: '1700000001' })?.consent).toEqual({
    clientId: '123.1700000000',
    sessionId: '1700000001',
  })
  for (const client_id of ['jo@example.com', '0412345678', 7, {}, '1.2', `${'1'.repeat(13)}.1700000000`])
    expect(read(one, { client_id })?.consent).toBeNull()
  expect(read(one, { client_id: '1.1700000000', session_id: 'jo' })?.consent?.sessionId).toBeNull()
})

test('whatever is sent, only the known fields come through', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), (events) => {
      const batch = read(events)
      expect((batch?.events.length ?? 0) + (batch?.dropped.length ?? 0)).toBe(events.length)
    }),
  )
})
