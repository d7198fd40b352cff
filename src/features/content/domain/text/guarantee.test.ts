import { expect, test } from 'vitest'
import { moneyBackText, usedGuaranteeText, vehicleGuarantee } from './guarantee.ts'

const BOTH = { name: 'Carbarn', guarantees: { moneyBack14Days: true, usedMoneyBack48Hours: true } }
const NONE = { name: 'Carbarn', guarantees: { moneyBack14Days: false, usedMoneyBack48Hours: false } }

test('LEGAL-001: the text requires return within 14 days of delivery, all keys and accessories and a quarter tank', () => {
  const text = moneyBackText(BOTH)
  for (const words of [
    'within 14 days of delivery',
    'all keys and accessories',
    'at least a quarter of a tank of fuel',
  ])
    expect(text).toContain(words)
})

test('LEGAL-002: the text caps 500 km, and requires no liens and a consumer purchase', () => {
  const text = moneyBackText(BOTH)
  for (const words of ['at most 500 km', 'free of liens', 'as a consumer']) expect(text).toContain(words)
})

test('LEGAL-003: used vehicles carry the 48-hour money-back guarantee, new and demonstrator vehicles do not', () => {
  expect(usedGuaranteeText(BOTH)).toContain('48-hour money-back guarantee')
  expect(vehicleGuarantee({ config: BOTH }, { carType: 'used' })?.text).toBe('48-hour money-back guarantee')
  for (const carType of ['new', 'demo']) expect(vehicleGuarantee({ config: BOTH }, { carType })).toBe(null)
})

test('a site that does not give a guarantee never promises one', () => {
  expect(moneyBackText(NONE)).toBe('')
  expect(usedGuaranteeText(NONE)).toBe('')
  expect(vehicleGuarantee({ config: NONE }, { carType: 'used' })).toBe(null)
})

test('the guarantees never replace statutory rights', () => {
  for (const text of [moneyBackText(BOTH), usedGuaranteeText(BOTH)])
    expect(text).toContain('Australian Consumer Law')
})
