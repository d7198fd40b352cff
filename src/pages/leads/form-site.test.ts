import { expect, test } from 'vitest'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { formSiteAt, formSiteOf } from './form-site.ts'

test('a form names the number of the location or vehicle it is about, not the head office’s', () => {
  const { config } = aSite()
  const [place] = config.locations
  if (!place) throw new Error('no place')
  expect(formSiteAt(config, 'albion').phone).toBe('0735550199')
  expect(formSiteAt(config, 'elsewhere').phone).toBe('0735550100')
  const vehicle = { carType: 'used' as const, dealershipId: place.dealershipId, locationId: place.id }
  expect(formSiteOf(config, vehicle).phone).toBe('0735550199')
})
