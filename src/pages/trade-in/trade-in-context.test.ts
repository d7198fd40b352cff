import { expect, test } from 'vitest'
import { aTradeInSite } from '#src/features/trade-in/testing/trade-in-fixtures.ts'
import { guardTradeIn } from './trade-in-context.ts'

test('a site without trade-ins has no such page', () => {
  const off = aTradeInSite('off', { features: { trade_in: false } })
  expect(() => guardTradeIn(off)).toThrow(expect.objectContaining({ init: { status: 404 } }))
  expect(() => guardTradeIn(aTradeInSite())).not.toThrow()
})
