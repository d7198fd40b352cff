import { expect, test } from 'vitest'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { coolingOffText } from './cooling-off.ts'

const used = { carType: 'used', itemType: 'car' } as const

test('the cooling-off text is that of the dealership’s state, with what the dealer may keep', () => {
  expect(coolingOffText({ ...used, state: 'SA' })[1]).toMatch(/2 clear business days.*\$100 or 2%.*10%/)
  expect(coolingOffText({ ...used, state: 'VIC' })[1]).toMatch(/3 clear business days.*\$100 or 1%/)
  expect(coolingOffText({ ...used, carType: 'new', state: 'VIC' })[1]).toContain('$400 or 2%')
  expect(coolingOffText({ ...used, state: 'QLD' })[1]).toContain('1 business day')
  expect(coolingOffText({ ...used, state: 'NSW' })[1]).toContain('next business day')
})

test('no right is invented where the law gives none', () => {
  for (const bought of [
    { ...used, state: 'WA' },
    { ...used, state: 'QLD', carType: 'new' },
    { ...used, state: 'QLD', itemType: 'caravan' },
    { ...used, state: 'SA', carType: 'new' },
  ] as const)
    expect(coolingOffText(bought)[1], bought.state).toContain('no cooling-off period')
})

test('in every state the text says that reserving is not binding', () => {
  for (const state of AU_STATES) expect(coolingOffText({ ...used, state })[0]).toContain('not a contract')
})
