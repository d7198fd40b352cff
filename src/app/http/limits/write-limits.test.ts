import { expect, test } from 'vitest'
import { createWriteBudget } from './write-limits.ts'
import { writeKind } from './write-kind.ts'

const ADDRESS = '203.0.113.7'
function budget() {
  const take = createWriteBudget(() => 1_800_000_000_000)
  return (path: string, times = 1) =>
    Array.from({ length: times }, () => take('site_1', ADDRESS, path)).filter(({ isAllowed }) => isAllowed)
      .length
}

test('after thirty finance quotes the next is refused and an enquiry still goes', () => {
  const send = budget()
  expect(send('/api/youx/quote', 31)).toBe(30)
  expect(send('/api/leads')).toBe(1)
  expect(send('/contact-us')).toBe(1)
})

test('all kinds together have a limit too, so that kinds do not multiply what one visitor may send', () => {
  const send = budget()
  const paths = ['/api/leads', '/api/youx/quote', '/trade-in', '/sign-in', '/api/watchlist/save-car']
  expect(paths.reduce((sum, path) => sum + send(path, 30), 0)).toBe(90)
})

test('a kind is told whatever the spelling, and an unknown address counts with the enquiries', () => {
  for (const path of ['/trade-in/valuation', '/Trade-In', '/trade-in.data', '/cars/trade-in'])
    expect([path, writeKind(path)]).toEqual([path, 'trade-in'])
  expect(writeKind('/cars/a-ute/checkout')).toBe('checkout')
  for (const path of ['/', '/api/leads', '/api/nope', '/cars/a-ute']) expect(writeKind(path)).toBe('enquiry')
})

test('asking for a phone number has a budget of its own, as tight as a form’s', () => {
  const send = budget()
  expect(send('/api/phone-reveal', 31)).toBe(30)
  expect(send('/API/phone-reveal')).toBe(0)
  expect(send('/api/events', 60)).toBe(60)
  for (const path of ['/api/stock-feeds/demo/rows', '/api/payments/news'])
    expect(writeKind(path)).toBe('push')
})
