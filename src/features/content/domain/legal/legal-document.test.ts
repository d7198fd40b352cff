import { expect, test } from 'vitest'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { contactBlocks, legalFacts } from './legal-document.ts'

const address = { street: '1 Main St', city: 'Albion', state: 'QLD', postcode: '4010' }
const config = {
  name: 'Northside Motors',
  state: 'QLD',
  email: 'hello@northside.example',
  phones: { main: '+61735550100' },
  features: { texts: false },
  locations: [
    { isVisible: false, isPrimary: true, address: { ...address, street: 'Hidden' } },
    { isVisible: true, isPrimary: false, address },
  ],
  dealerships: [
    {
      legalName: 'Northside (Vic) Pty Ltd',
      name: 'Northside Kia',
      abn: '11 000',
      licenceNumber: '9',
      licenceState: 'VIC',
    },
    {
      legalName: 'Northside Pty Ltd',
      name: 'Northside Toyota',
      abn: null,
      licenceNumber: '4455',
      licenceState: 'QLD',
    },
  ],
} as unknown as SiteConfig

test('every dealership is named with its licence, in its state’s wording (standards.md B9)', () => {
  expect(legalFacts(config)).toMatchObject({
    phone: '07 3555 0100',
    address: '1 Main St, Albion QLD 4010',
    sellers: [
      'Northside (Vic) Pty Ltd, trading as Northside Kia, ABN 11 000, LMCT 9 (VIC)',
      'Northside Pty Ltd, trading as Northside Toyota, Licence 4455 (QLD)',
    ],
  })
})

test('a site without a visible location has no postal address', () => {
  const facts = legalFacts({ ...config, locations: [] })
  expect(JSON.stringify(contactBlocks(facts))).not.toContain('Post')
})
