import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageContext, pageContext } from '#src/app/page-context.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { checkoutOffer, isOffered } from '#src/features/reservations/domain/checkout-offer.ts'
import { reservationError } from '#src/features/reservations/domain/reservation-errors.ts'
import { loader } from './checkout-page.tsx'

const consent = { marketingLabel: 'Email me', privacyUrl: '/privacy-policy', textVersion: '1' }

/** Runs the loader on a site whose own path is /buy-online, by either path, over one vehicle. */
async function open(vehicle: Vehicle, end: 'checkout' | 'buy-online') {
  const site = {
    ...aPageSite({
      consent,
      features: { reserve_online: true },
      reservations: { depositDollars: 200, path: 'buy-online', statesRefund: true },
    }),
    isPreview: false,
  }
  const find = async (_site: unknown, slug: string) => (slug === vehicle.slug ? vehicle : null)
  const offer = checkoutOffer(site, vehicle, 'reservation')
  const page = {
    site,
    services: {
      vehicles: { findBySlug: find, findById: async () => null },
      reservations: {
        open: async () =>
          offer && isOffered(site, vehicle, 'reservation')
            ? ok(offer)
            : fail(reservationError('not_offered')),
      },
    },
    path: `/cars/${vehicle.slug}/${end}`,
  } as unknown as PageContext
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request(`https://demo.example${page.path}`)
  const args = { context, params: { slug: vehicle.slug }, request } as unknown as LoaderFunctionArgs
  return loader(args).catch((thrown: unknown) => thrown)
}

test('the path that is not the site’s own redirects to the one that is, for a vehicle that can be reserved (ROUTE-002)', async () => {
  const vehicle = aVehicle()
  const moved = (await open(vehicle, 'checkout')) as Response
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/cars/${vehicle.slug}/buy-online`])
  expect(await open(vehicle, 'buy-online')).toMatchObject({ init: { status: 200 } })
})

test('nobody is redirected to a refusal: either path answers it there and then (RSV-003)', async () => {
  for (const facts of [{ isReserved: true }, { status: 'coming_soon' }, { priceCents: null }] as const)
    for (const end of ['checkout', 'buy-online'] as const)
      expect(await open(aVehicle(facts), end)).toMatchObject({
        data: {
          offer: null,
          refusal: {
            message: reservationError('not_offered').message,
            stockHref: '/search/new-used-and-demo-cars',
          },
        },
        init: { status: 409 },
      })
})

test('a refusal links to all stock of the site, and to the vehicle’s enquiry only if its page has one (VDP-046)', async () => {
  const slugOf = async (vehicle: Vehicle) =>
    ((await open(vehicle, 'buy-online')) as { data: { refusal: { askSlug: string | null } } }).data.refusal
      .askSlug
  const reserved = aVehicle({ isReserved: true })
  expect(await slugOf(reserved)).toBe(reserved.slug)
  expect(await slugOf(aVehicle({ status: 'sold', isSold: true }))).toBeNull()
})
