import { expect, test, vi } from 'vitest'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehiclePageView } from './vehicle-page-view.ts'
import { warnMissingPhone } from '#src/features/vehicles/ui/visits/use-missing-phone.ts'

test('on a site without a phone the page has no call link, and a warning is logged (ERR-014)', () => {
  const phones = { main: '', byCarType: false, new: null, demo: null, used: null }
  expect(vehiclePageView(aPageSite({ phones }), aVehicle(), 0).phone).toBeNull()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnMissingPhone('a-slug')
  expect(warn).toHaveBeenCalledWith('No phone number for a-slug')
  warn.mockRestore()
})
