import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehiclePageView } from '../vehicle-page-view.ts'
import { MobileBar, StickyHeader } from './sticky-bars.tsx'
import { MOBILE_BAR_CHANGES_PX, STICKY_HEADER_AFTER_PX } from './use-scrolled-past.ts'

const view = (isSold = false) => vehiclePageView(aPageSite(), aVehicle({ isSold }), Date.UTC(2026, 10, 21))

test('the sticky header appears after 500 px, and keys cannot reach it until then (VDP-039)', () => {
  expect(STICKY_HEADER_AFTER_PX).toBe(500)
  expect(renderToStaticMarkup(<StickyHeader view={view()} />)).toMatch(
    /^<div inert=""[^>]*aria-hidden="true"/,
  )
})

test('the bar under the thumb has call and enquire at once, and is absent for a sold vehicle (VDP-040)', () => {
  expect(MOBILE_BAR_CHANGES_PX).toBe(900)
  expect(renderToStaticMarkup(<MobileBar view={view()} />)).toMatch(/Call Now.*Enquire Now/s)
  expect(renderToStaticMarkup(<MobileBar view={view(true)} />)).toBe('')
})
