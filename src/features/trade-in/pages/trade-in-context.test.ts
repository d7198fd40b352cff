import { expect, test } from 'vitest'
import { aTradeInSite, TERMS } from '../testing/trade-in-fixtures.ts'
import { guardTradeIn } from './trade-in-context.ts'

const request = new Request('https://northside.example/cars/trade-in?car_id=veh_1&x=1')

function thrown(run: () => void): unknown {
  try {
    run()
    return null
  } catch (error) {
    return error
  }
}

test('on a gating site an anonymous visitor goes to sign-in and nobody keeps that answer; elsewhere the page shows (TRADE-014, AUTH-008)', () => {
  const gating = aTradeInSite('gated', { tradeIn: { ...TERMS, needsSignIn: true } })
  const answer = thrown(() => guardTradeIn(gating, request)) as Response
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    '/sign-in?type=trade-in&redirect=%2Fcars%2Ftrade-in%3Fcar_id%3Dveh_1&back=%2F',
    'private, no-store',
  ])
  expect(thrown(() => guardTradeIn(aTradeInSite(), request))).toBeNull()
})

test('a site without trade-ins has no such page', () => {
  const off = aTradeInSite('off', { features: { trade_in: false } })
  expect(thrown(() => guardTradeIn(off, request))).toMatchObject({ init: { status: 404 } })
})
