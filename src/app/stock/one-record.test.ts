import { beforeAll, expect, test } from 'vitest'
import { writeAdf } from '#src/features/leads/domain/adf/adf.ts'
import { ADF_PROFILES } from '#src/features/leads/domain/adf/adf-profile.ts'
import { writeLeadMail } from '#src/features/leads/domain/mail/lead-mail.ts'
import { toLeadVehicle } from '#src/features/leads/domain/form/lead-prefill.ts'
import { aLead } from '#src/features/leads/domain/lead-samples.ts'
import { shareCard } from '#src/features/pictures/domain/share-card.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { contactPhone } from '#src/features/vehicles/domain/page/contact-phone.ts'
import { windowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import { toCompareGroups } from '#src/features/watchlist/domain/compare-view.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import type { vehiclePageMeta } from '#src/pages/vehicle/vehicle-page-meta.ts'
import type { VehiclePageView } from '#src/pages/vehicle/vehicle-page-view.ts'
import { dollarsFromCents, formatCents } from '#src/shared/domain/money.ts'
import {
  askApi,
  differences,
  type Listed,
  listRecords,
  marketOf,
  RECORDS_NOW,
} from './testing/listed-records.ts'

/**
 * One record, one truth: every surface says the same of a vehicle. Checked for each vehicle of the demo's stock on every
 * site that lists it, with the functions and the API that serve the product.
 */
const AT_LEAST = 300
/** Each share picture works out its site's brand again. */
const SHARED_EVERY = 20
/** A busy machine is slow to make the stock. */
const SETTING_UP_MS = 60_000

let listed: Listed[]
let sites: SiteContext[]
let engine: Awaited<ReturnType<typeof listRecords>>['engine']
let marketPrice: ReturnType<typeof marketOf>
beforeAll(async () => {
  ;({ listed, sites, engine } = await listRecords())
  marketPrice = marketOf(engine, sites)
}, SETTING_UP_MS)

const nameOf = ({ site, vehicle }: Listed) => `${site.config.slug}/${vehicle.slug}`
type Told = {
  offers: {
    price?: number
    availability: string
    priceSpecification?: { price: number; description: string }
    seller: { telephone?: string; address: Record<string, string> }
  }
}
function jsonLdOf(metas: Listed['metas']): Told {
  const nodes = metas.flatMap((meta) => ('script:ld+json' in meta ? [meta['script:ld+json'] as unknown] : []))
  return nodes[0] as Told
}
const metaOf = (metas: ReturnType<typeof vehiclePageMeta>, key: 'property' | 'name', name: string) =>
  metas.flatMap((meta) => (key in meta && meta[key as never] === name ? [meta['content' as never]] : []))[0]

test('the stock these tests read holds every kind and state of at least 300 vehicles', () => {
  expect(new Set(listed.map(({ vehicle }) => vehicle.id)).size).toBeGreaterThanOrEqual(AT_LEAST)
  const seen = (of: (each: Listed) => unknown) => [...new Set(listed.map(of))].sort()
  expect(seen(({ vehicle }) => vehicle.itemType)).toEqual(['car', 'caravan', 'motorcycle', 'truck'])
  expect(seen(({ vehicle }) => vehicle.carType)).toEqual(['demo', 'new', 'used'])
  expect(seen(({ vehicle }) => saleState(vehicle))).toEqual(
    expect.arrayContaining(['coming_soon', 'in_stock', 'reserved', 'sold']),
  )
  expect(seen(({ vehicle }) => vehicle.priceKind)).toHaveLength(4)
  expect(listed.filter(({ document }) => document.before_price !== null).length).toBeGreaterThan(20)
})

test('price, kind and former price are the same on page, window card and comparison', () => {
  const shown = ({ amountCents, text, suffix, label, wasText }: VehiclePageView['price']) => [
    amountCents,
    text,
    suffix,
    label,
    wasText,
  ]
  const wrong = listed.flatMap((each) => {
    const { site, vehicle, document, page } = each
    const sheet = windowCard(site, vehicle)?.price
    const compared = toCompareGroups([document], site)[0]?.vehicles[0]
    return differences(nameOf(each), {
      page: shown(page.price),
      comparison: compared && shown(compared.price),
      ...(sheet ? { sheet: shown(sheet) } : {}),
    })
  })
  expect(wrong.slice(0, 20)).toEqual([])
})

test('the share picture shows the page’s price and kind, or that the vehicle is sold', () => {
  const wrong = listed
    .filter((_, at) => at % SHARED_EVERY === 0)
    .flatMap((each) => {
      const { price, state } = each.page
      const share = shareCard(each.site, each.vehicle)
      const isGone = state === 'sold' || state === 'unavailable'
      return differences(nameOf(each), {
        page: isGone ? ['SOLD', ''] : [`${price.text}${price.suffix ?? ''}`, price.label ?? ''],
        share: [share.price, share.priceLabel],
      })
    })
  expect(wrong).toEqual([])
})

test('cards show the page’s price and the claim of its price comparison', async () => {
  const wrong: string[] = []
  let claims = 0
  for (const site of sites) {
    const own = listed.filter((each) => each.site === site)
    const documents = own.map(({ document }) => document)
    const cards = await stockCards({ site, services: { marketPrice }, now: RECORDS_NOW }, documents)
    for (const [at, each] of own.entries()) {
      const card = cards[at]
      if (!card) throw new Error('A vehicle has no card')
      const { page } = each
      wrong.push(
        ...differences(nameOf(each), {
          page: [page.price.text, page.price.label, page.price.wasText, page.state === 'sold'],
          card: [card.price.text, card.price.label, card.price.wasText, card.isSold],
        }),
      )
      if (card.market === null) continue
      claims += 1
      const panel = await marketPrice.findPanel(site, each.vehicle)
      const said = /^About (.+ below) the average/.exec(panel?.description ?? '')?.[1] ?? panel?.description
      wrong.push(
        ...differences(nameOf(each), { panel: `${said} market average`, card: card.market }),
        ...differences(nameOf(each), { verdict: true, word: / Deal$/.test(panel?.verdict ?? '') }),
      )
    }
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(claims).toBeGreaterThan(5)
})

test('no verdict contradicts its figure, and each is based on three sellers outside the group', async () => {
  const wrong: string[] = []
  let shown = 0
  for (const each of listed) {
    const panel = await marketPrice.findPanel(each.site, each.vehicle)
    if (!panel) continue
    shown += 1
    const isBelow = panel.description.includes(' below ')
    const isDeal = panel.verdict.endsWith('Deal')
    const sellers = Number(/by (\d+) other dealers/.exec(panel.basisText)?.[1])
    if (isDeal !== isBelow || sellers < 3)
      wrong.push(`${nameOf(each)}: ${panel.verdict}, ${panel.description} ${panel.basisText}`)
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect(shown).toBeGreaterThan(20)
})

test('structured data and Open Graph have the page’s price, kind, state and place', () => {
  const wrong = listed.flatMap((each) => {
    const { vehicle, page, metas } = each
    const { offers } = jsonLdOf(metas)
    const cents = advertisedPriceCents(vehicle)
    const dollars = cents === null ? null : dollarsFromCents(cents)
    const isSubscribed = page.price.kind === 'subscription'
    const og = metaOf(metas, 'property', 'og:price:amount')
    const gone = page.state === 'sold' || page.state === 'unavailable'
    return [
      ...differences(nameOf(each), {
        record: dollars,
        jsonLd: offers.price ?? null,
        specification: offers.priceSpecification?.price ?? null,
        openGraph: isSubscribed ? dollars : og === undefined ? null : Number(og),
      }),
      ...differences(nameOf(each), { state: gone, jsonLd: offers.availability.endsWith('SoldOut') }),
      ...(isSubscribed || page.price.label === null
        ? []
        : differences(nameOf(each), {
            label: page.price.label,
            jsonLd: offers.priceSpecification?.description,
          })),
      ...(page.place && offers.seller.address.streetAddress
        ? differences(nameOf(each), {
            page: page.place.address,
            jsonLd: `${offers.seller.address.streetAddress}, ${offers.seller.address.addressLocality} ${offers.seller.address.addressRegion} ${offers.seller.address.postalCode}`,
          })
        : []),
    ]
  })
  expect(wrong.slice(0, 20)).toEqual([])
})

test('the vehicle’s own place decides the number on page, sheet, structured data and form; no state shows another’s', () => {
  const wrong = listed.flatMap((each) => {
    const { site, vehicle, page, metas } = each
    const { offers } = jsonLdOf(metas)
    return differences(nameOf(each), {
      place: contactPhone(site.config, vehicle)?.text,
      page: page.phone?.text,
      jsonLd: offers.seller.telephone,
      sheet: windowCard(site, vehicle)?.phone ?? page.phone?.text,
    })
  })
  expect(wrong.slice(0, 20)).toEqual([])
  const meridian = listed.filter(({ site }) => site.config.slug === 'meridian')
  const codes = { NSW: '02', VIC: '03', QLD: '07' }
  for (const [state, code] of Object.entries(codes)) {
    const there = meridian.filter(({ vehicle }) => vehicle.state === state)
    expect(there.length).toBeGreaterThan(20)
    expect(
      new Set(there.map(({ site, vehicle }) => contactPhone(site.config, vehicle)?.text.slice(0, 2))),
    ).toEqual(new Set([code]))
  }
})

test('the dealer’s mail and ADF have the advertised price', () => {
  const [profile] = Object.values(ADF_PROFILES)
  if (!profile) throw new Error('No ADF profile')
  const wrong = listed.flatMap((each) => {
    const { site, vehicle } = each
    const lead = aLead({ vehicle: toLeadVehicle(vehicle, site.origin) })
    const cents = advertisedPriceCents(vehicle)
    const adf = /<price[^>]*>([^<]*)</.exec(writeAdf(lead, profile))?.[1] ?? null
    const mail = /^Price: (.*)$/m.exec(writeLeadMail(lead).text)?.[1] ?? ''
    return differences(nameOf(each), {
      record: cents === null ? 'on application' : formatCents(cents),
      mail: mail.replace(/ (Drive away|Est. drive away|Excl. govt charges).*$/, ''),
      adf: adf === null ? 'on application' : formatCents(Number(adf) * 100),
    })
  })
  expect(wrong.slice(0, 20)).toEqual([])
})

test('a hit of the API has the card’s price, kind and former price', async () => {
  const wrong: string[] = []
  for (const site of sites) {
    const { hits } = await askApi(engine, site, { limit: 1000 })
    const own = listed.filter((each) => each.site === site)
    const byId = new Map(own.map((each) => [each.document.id, each]))
    for (const hit of hits) {
      const each = byId.get(hit.id)
      if (!each) throw new Error(`${hit.slug} is not of ${site.config.slug}`)
      const cents = advertisedPriceCents(each.vehicle)
      const page = each.page.price
      wrong.push(
        ...differences(nameOf(each), {
          record: cents === null ? null : dollarsFromCents(cents),
          price: hit.price,
          range: hit.price_range,
          card:
            toCardFacts(hit).shownPriceCents === null
              ? null
              : dollarsFromCents(toCardFacts(hit).shownPriceCents ?? 0),
        }),
        ...(page.kind === 'subscription'
          ? []
          : differences(nameOf(each), {
              page: page.wasText,
              hit: hit.before_price === null ? null : formatCents(hit.before_price * 100),
            })),
      )
    }
  }
  expect(wrong.slice(0, 20)).toEqual([])
})

test('a price on application appears nowhere and cannot be worked out from anything', async () => {
  const secret = listed.filter(({ vehicle }) => vehicle.priceKind === 'on_application')
  expect(secret.length).toBeGreaterThan(20)
  for (const site of sites) {
    const own = secret.filter((each) => each.site === site)
    const scope = { filter: 'price_kind = on_application', limit: 1000 }
    const numbers = ['price', 'price_range', 'subscription_price']
    const all = await askApi(engine, site, { ...scope, facets: numbers })
    const names = Object.keys(all.hits[0] ?? {}).filter((name) => /price|weekly|average|repayment/.test(name))
    for (const hit of all.hits)
      for (const name of names.filter((each) => each !== 'price_kind' && each !== 'price_state'))
        expect([hit.slug, name, hit[name as keyof StockDocument]]).toEqual([hit.slug, name, null])
    expect(JSON.stringify(all.facetDistribution)).not.toMatch(/\d/)
    for (const name of numbers) {
      const inRange = await askApi(engine, site, { filter: [scope.filter, `${name} >= 0`], limit: 0 })
      expect([name, inRange.estimatedTotalHits]).toEqual([name, 0])
    }
    const order = async (sort: string) =>
      (await askApi(engine, site, { ...scope, sort: [sort] })).hits.map(({ id }) => id)
    expect(await order('price:asc')).toEqual(await order('price:desc'))
    for (const each of own) {
      const { vehicle } = each
      const { price, finance } = each.page
      expect([nameOf(each), price.amountCents, finance]).toEqual([nameOf(each), null, null])
      expect(windowCard(site, vehicle)?.price?.amountCents ?? null).toBeNull()
      const lead = writeLeadMail(aLead({ vehicle: toLeadVehicle(vehicle, site.origin) })).text
      const page = JSON.stringify([each.metas, price])
      for (const cents of [vehicle.priceCents, vehicle.offerPriceCents, vehicle.beforePriceCents])
        if (cents) for (const text of [lead, page]) expect(text).not.toContain(formatCents(cents))
    }
  }
})
