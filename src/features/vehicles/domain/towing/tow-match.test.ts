import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTowing, TOW_CAPACITIES, TOW_CAPACITY_HINT, towCautions, towMatch } from './tow-match.ts'

const ranger = { name: 'The Ford Ranger', brakedKg: 3500 }

test('a caravan within the capacity is a match, with the margin given', () => {
  expect(towMatch(2890, ranger)).toEqual({
    verdict: 'match',
    marginKg: 610,
    text: 'A match: the Ford Ranger rated to tow 3,500 kg braked has 610 kg to spare over this caravan’s ATM of 2,890 kg.',
  })
  expect(towMatch(3400, ranger).verdict).toBe('close')
  expect(towMatch(3500, ranger)).toMatchObject({ verdict: 'close', marginKg: 0 })
})

test('a caravan one kilogram over the capacity is not a match', () => {
  expect(towMatch(3501, ranger)).toMatchObject({ verdict: 'too_heavy', marginKg: -1 })
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 5000 }), fc.integer({ min: 400, max: 5000 }), (atm, brakedKg) => {
      expect(towMatch(atm, { name: 'A tow vehicle', brakedKg }).verdict === 'too_heavy').toBe(atm > brakedKg)
    }),
  )
})

test('a typed capacity overrides a selected one, and nonsense or a model’s name is ignored', () => {
  for (const kg of TOW_CAPACITIES)
    expect(readTowing(String(kg), '')).toEqual({ name: 'A tow vehicle', brakedKg: kg })
  expect(readTowing('ford-ranger-2011', '')).toBeNull()
  expect(readTowing('3500', '2,500 kg')).toEqual({ name: 'A tow vehicle', brakedKg: 2500 })
  for (const text of ['-1', '0', '1e9', 'abc', '99999999', '25.5']) expect(readTowing(null, text)).toBeNull()
})

test('the cautions mention tow ball and GCM', () => {
  expect(TOW_CAPACITY_HINT).toMatch(/handbook[\s\S]*towbar/)
  const text = towCautions(2890).join(' ')
  expect(text).toContain('some 290 kg')
  expect(text).toContain('gross combination mass')
})
