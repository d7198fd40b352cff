import { expect, test } from 'vitest'
import { aFinance } from '../testing/finance-fixtures.ts'
import { calculatorTerms } from './finance-settings.ts'

test('a provider’s terms override the site’s, and a make’s override both (FIN-032, FIN-038)', () => {
  const site = aFinance({
    providerTerms: {
      youx: { establishmentFeeDollars: 1300 },
      'acme-finance': { establishmentFeeDollars: 1360.5 },
    },
    makeTerms: { Kia: { rateMax: 18 } },
  })
  expect(calculatorTerms(site, 'Toyota')).toMatchObject({ establishmentFeeDollars: 1300, rateMax: 15 })
  expect(calculatorTerms(site, 'kia')).toMatchObject({ establishmentFeeDollars: 1300, rateMax: 18 })
  expect(calculatorTerms({ ...site, provider: 'acme-finance' }, null).establishmentFeeDollars).toBe(1360.5)
  expect(calculatorTerms({ ...site, provider: 'toString' }, 'constructor').establishmentFeeDollars).toBeNull()
})
