import { expect, test } from 'vitest'
import { warrantyTermsText, warrantyYears } from './warranty-terms.ts'

const config = {
  manufacturer: null,
  warranty: { standardYears: 3, yearsByMake: { Kia: 7 as const, Toyota: 5 as const } },
}

test('LEGAL-004: the standard warranty is 3 years, 5 or 7 for configured brands', () => {
  expect(['Isuzu', 'toyota', 'Kia'].map((make) => warrantyYears(config, make))).toEqual([3, 5, 7])
  expect(warrantyTermsText(config)).toBe(
    'The standard manufacturer’s warranty on a new vehicle from us is **3 years** from first registration.\n\nSome makers give longer:\n\n- Kia: **7 years**\n- Toyota: **5 years**',
  )
})

test('LEGAL-004: a single-make site mentions only its own make', () => {
  expect(warrantyTermsText({ ...config, manufacturer: 'Kia' })).toBe(
    'Every new Kia we sell carries a manufacturer’s warranty of **7 years** from first registration.',
  )
  expect(warrantyTermsText({ ...config, manufacturer: 'Subaru' })).toContain('**3 years**')
})
