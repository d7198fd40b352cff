import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageContext } from '#src/app/page-context.ts'
import { type GaugePanel, toGaugePanel } from '#src/features/market-price/domain/gauge-panel.ts'
import { aGauge } from '#src/features/market-price/testing/market-builders.ts'
import { aPageSite } from '#src/features/vehicles/domain/testing/page-builders.ts'
import { aStockDocument, aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { loader } from './vehicle-page.tsx'

type Stock = { here?: Vehicle; gone?: Vehicle; panel?: GaugePanel | null }

/** Runs the loader as the server does, over a stock of at most one vehicle. */
async function open(
  { here, gone, panel = null }: Stock,
  slug: string,
  config: Parameters<typeof aPageSite>[0] = {},
) {
  const find = (vehicle: Vehicle | undefined) => async (_site: unknown, wanted: string) =>
    vehicle?.slug === wanted ? vehicle : null
  const consent = { marketingLabel: 'Email me', privacyUrl: '/privacy-policy', textVersion: '1' }
  const page = {
    site: { ...aPageSite({ consent, ...config }), isPreview: false },
    services: {
      vehicles: { findBySlug: find(here), findGone: find(gone) },
      tonesOf: () => null,
      content: { blogBlock: async () => [] },
      marketPrice: { findPanel: async () => panel, cardClaims: async () => new Map() },
      search: { findSimilar: async () => [aStockDocument({ id: 'veh_2' })] },
    },
    now: Date.UTC(2026, 10, 21),
    path: `/cars/${slug}`,
  } as unknown as PageContext
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request(`https://demo.example/cars/${slug}`)
  return loader({ context, params: { slug }, request } as unknown as LoaderFunctionArgs)
}

test('two vehicles of the same kind have different page titles (standards B3)', async () => {
  const titles = await Promise.all(
    ['B1', 'B2'].map(async (stockNumber) => {
      const vehicle = aVehicle({ stockNumber, slug: `a-${stockNumber}` })
      const loaded = (await open({ here: vehicle }, vehicle.slug)) as { head: { title?: string }[] }
      return loaded.head.find(({ title }) => title)?.title
    }),
  )
  expect(new Set(titles).size).toBe(2)
})

test('a listed vehicle’s page has its title, canonical and structured data (ROUTE-001, standards B3, B7)', async () => {
  const vehicle = aVehicle()
  const loaded = (await open({ here: vehicle }, vehicle.slug)) as {
    kind: string
    head: unknown[]
    similar: unknown[]
  }
  expect(loaded.kind).toBe('vehicle')
  expect(loaded.similar).toHaveLength(1)
  expect(loaded.head).toContainEqual({ title: '2021 Toyota HiLux SR5 GUN126R (B1234) | Demo Motors' })
  expect(loaded.head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: `https://demo.example/cars/${vehicle.slug}`,
  })
  expect(loaded.head).toContainEqual({ property: 'og:price:amount', content: '54990' })
  expect(loaded.head).toContainEqual({
    property: 'og:image',
    content: expect.stringContaining(`https://demo.example/img/og/${vehicle.slug}.jpg?v=`),
  })
  expect(JSON.stringify(loaded.head)).toContain(
    '"script:ld+json":{"@context":"https://schema.org","@type":"Car"',
  )
})

test('an unknown slug is not found (ROUTE-001)', async () => {
  await expect(open({ here: aVehicle() }, 'nothing')).rejects.toMatchObject({ init: { status: 404 } })
})

test('a vehicle that has left answers 410, with similar stock', async () => {
  const vehicle = aVehicle()
  const answer = (await open({ gone: vehicle }, vehicle.slug)) as {
    data: { kind: string; title: string; moreLikeThisHref: string; similar: unknown[] }
    init: { status: number }
  }
  expect(answer.init.status).toBe(410)
  expect(answer.data).toMatchObject({ kind: 'gone', title: '2021 Toyota HiLux SR5 GUN126R' })
  expect(answer.data.similar).toHaveLength(1)
  expect(answer.data.moreLikeThisHref).toContain('?make=Toyota')
})

test('a page sends the browser no receivers, mail addresses or locations it does not show', async () => {
  const vehicle = aVehicle({ source: 'secret-feed' })
  const loaded = await open({ here: vehicle }, vehicle.slug, { email: 'secret@demo.example' })
  expect(JSON.stringify(loaded)).not.toMatch(/secret|receivers/)
})

test('the price comparison comes with the page; the feed’s own average claims nothing beside it or without it (VDP-002)', async () => {
  const vehicle = aVehicle({ marketData: { stateAverageCents: 60_000_00, averageCents: null } })
  const config = { features: { below_market_badge: true } }
  const panel = toGaugePanel(aGauge(), { kind: 'egc', state: null }, 'full_scale')
  const alone = await open({ here: vehicle }, vehicle.slug, config)
  expect(alone).toMatchObject({ gauge: null })
  expect(JSON.stringify(alone)).not.toMatch(/market average/)
  expect(await open({ here: vehicle, panel }, vehicle.slug, config)).toMatchObject({
    gauge: { verdict: 'Good Deal' },
  })
})
