import { expect, test } from 'vitest'
import { mayStandIn } from './stand-in.ts'

const at = (moment: string) => Date.parse(moment)
const kept = { version: '3.a.1', storedAt: at('2026-11-22T02:00:00Z') }

test('a page may stand in for an hour across half hours, but never for another document or stock', () => {
  expect(mayStandIn(kept, { version: '3.a.2', nowMs: at('2026-11-22T02:59:00Z') })).toBe(true)
  expect(mayStandIn(kept, { version: '3.a.2', nowMs: at('2026-11-22T03:01:00Z') })).toBe(false)
  expect(mayStandIn(kept, { version: '3.b.1', nowMs: at('2026-11-22T02:01:00Z') })).toBe(false)
  expect(mayStandIn(kept, { version: '4.a.1', nowMs: at('2026-11-22T02:01:00Z') })).toBe(false)
})

test.each(['+08:00', '+08:45', '+09:30', '+10:00', '+10:30', '+11:00'])(
  'yesterday’s page never stands in where the local time is UTC%s',
  (zone) => {
    const storedAt = at(`2026-11-21T23:59:59${zone}`)
    const nowMs = at(`2026-11-22T00:00:00${zone}`)
    expect(mayStandIn({ version: '3.a.1', storedAt }, { version: '3.a.2', nowMs })).toBe(false)
  },
)
