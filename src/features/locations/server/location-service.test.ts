import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aLocation, aSiteWith } from '../domain/testing/location-builders.ts'
import { createGeocoders } from './geocoders.ts'
import { createLocationService } from './location-service.ts'

const place = (slug: string, lat: number | null, long: number | null) =>
  aLocation(slug, { address: { street: '1 Main St', city: slug, postcode: '4000', lat, long } })
const site = () =>
  aSiteWith([
    place('essendon', -37.7388, 144.8873),
    place('southport', -27.9812, 153.3985),
    place('bowen-hills', -27.4437, 153.037),
    place('nowhere', null, null),
  ])

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

function open() {
  const faults: string[] = []
  const geocoderFor = createGeocoders({
    getJson: createOutboundJson({ isDevelopment: true, timeoutMs: 1000 }),
    readSecret: (name) => (name === 'FORECOURT_SECRET_MAPS' ? 'key 1' : null),
  })
  return {
    locations: createLocationService({ geocoderFor, onFault: (reason) => faults.push(reason) }),
    faults,
  }
}

/** A site whose geocoder is a server that answers like Google. */
async function googleSite(body: unknown, status = 200): Promise<{ site: SiteContext; asked: URL[] }> {
  const asked: URL[] = []
  const started = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x'))
    response.writeHead(status).end(JSON.stringify(body))
  })
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/maps/api/geocode/json`
  const own = site()
  own.config.places = {
    ...own.config.places,
    geocoder: { provider: 'google', keyEnv: 'FORECOURT_SECRET_MAPS', url },
  }
  return { site: own, asked }
}

const nearest = async (context: SiteContext, postcode: string) => {
  const { locations, faults } = open()
  const found = await locations.findNearest(context, { postcode })
  return {
    faults,
    found: found.ok
      ? found.value.places.map(({ place: { slug }, km }) => `${slug} ${km.toFixed(1)}`)
      : found.error,
    from: found.ok ? found.value.from.name : null,
  }
}

test('from 4000 the nearest location comes first with its distance, without an outside request (PAGE-047)', async () => {
  expect(await nearest(site(), '4000')).toEqual({
    found: ['bowen-hills 3.4', 'southport 68.0', 'essendon 1371.3'],
    from: 'Brisbane City QLD 4000',
    faults: [],
  })
})

test.each(['9999', '1000', '400', '40000', '', 'abcd', '４０００', "4000' or 1=1"])(
  'the postcode %j is invalid (ERR-021)',
  async (postcode) => {
    expect((await nearest(site(), postcode)).found).toBe('invalid_postcode')
  },
)

test('an island is not delivered to but still finds the nearest dealer', async () => {
  expect((await nearest(site(), '4819')).found[0]).toMatch(/^bowen-hills/)
})

test('Google is asked by postal_code and country AU with the key in the query, and its first result is used (API-015)', async () => {
  const { site: own, asked } = await googleSite({
    status: 'OK',
    results: [
      {
        formatted_address: 'Southport QLD 4215, Australia',
        geometry: { location: { lat: -27.97, lng: 153.4 } },
      },
      { geometry: { location: { lat: 0, lng: 0 } } },
    ],
  })
  const { found, from } = await nearest(own, '4215')
  expect(
    asked.map((url) => [url.pathname, url.searchParams.get('components'), url.searchParams.get('key')]),
  ).toEqual([['/maps/api/geocode/json', 'postal_code:4215|country:AU', 'key 1']])
  expect([found[0], from]).toEqual(['southport 1.3', 'Southport QLD 4215, Australia'])
})

test('a postcode Google does not find is invalid, and the platform’s own table answers while Google is down (ERR-021, API-015)', async () => {
  const none = await googleSite({ status: 'ZERO_RESULTS', results: [] })
  expect((await nearest(none.site, '4000')).found).toBe('invalid_postcode')
  server?.close()
  const denied = await googleSite({ status: 'REQUEST_DENIED', results: [] })
  expect(await nearest(denied.site, '4000')).toMatchObject({
    from: 'Brisbane City QLD 4000',
    faults: ['geocoder answered REQUEST_DENIED'],
  })
})

test('without a key no request is made', async () => {
  const { site: own, asked } = await googleSite({ status: 'OK', results: [] })
  own.config.places.geocoder.keyEnv = 'FORECOURT_SECRET_OTHER'
  expect((await nearest(own, '4000')).from).toBe('Brisbane City QLD 4000')
  expect(asked).toEqual([])
})
