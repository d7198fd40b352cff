import { expect, test } from 'vitest'
import { tradeInGate } from './sign-in-gate.ts'

const asked = { isSignedIn: false, path: '/cars/trade-in?car_id=veh_1', back: '/' }

test('a gating site sends an anonymous visitor to sign-in with its targets; elsewhere the form shows (TRADE-014)', () => {
  const tradeIn = { marginPercent: 13, marginMinDollars: 0, preparationDollars: 0, offerDays: 7 }
  const gating = { config: { tradeIn: { ...tradeIn, needsSignIn: true } } }
  expect(tradeInGate(gating, asked)).toBe(
    '/sign-in?type=trade-in&redirect=%2Fcars%2Ftrade-in%3Fcar_id%3Dveh_1&back=%2F',
  )
  expect(tradeInGate(gating, { ...asked, isSignedIn: true })).toBeNull()
  expect(tradeInGate({ config: { tradeIn: { ...tradeIn, needsSignIn: false } } }, asked)).toBeNull()
})
