import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { ok } from '#src/shared/domain/result.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import type { DeliveryTrip } from '../delivery-provider.ts'
import { createDeliveryProviders } from './delivery-providers.ts'
import { createHttpDeliveryProvider } from './http-delivery-provider.ts'
import { createLocalDeliveryProvider } from './local-delivery-provider.ts'

const BOWEN_HILLS = { lat: -27.4437, long: 153.037, postcode: '4006', state: 'QLD' }
const trip: DeliveryTrip = {
  vehicle: { id: 'veh_1', itemType: 'car' },
  origin: BOWEN_HILLS,
  postcode: '2000',
}

let server: Server | null = null
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

async function carrier(listener: RequestListener) {
  const started = createServer(listener)
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/price?account=7`
  return createHttpDeliveryProvider({
    url,
    key: 'k1',
    getJson: createOutboundJson({ isDevelopment: true, timeoutMs: 500 }),
  })
}

function answering(status: number, body: unknown): RequestListener {
  return (_, response) => void response.writeHead(status).end(JSON.stringify(body))
}

test('without an external service a served postcode still has a price and a place name (API-008, API-017)', async () => {
  const local = createLocalDeliveryProvider()
  expect(await local.quote(trip)).toEqual({ ok: true, value: { priceCents: 950_00, name: 'Sydney NSW' } })
  expect(await local.quote({ ...trip, postcode: '7000' })).toMatchObject({
    ok: true,
    value: { name: 'Hobart TAS' },
  })
  expect(await local.quote({ ...trip, postcode: '2898' })).toEqual({
    ok: false,
    error: { kind: 'not_served' },
  })
})

test('a configured carrier receives the trip and its price is returned (API-017)', async () => {
  let asked = ''
  let key: string | undefined
  const provider = await carrier((request, response) => {
    asked = request.url ?? ''
    key = request.headers.authorization
    response.end(JSON.stringify({ price: 512.4, name: 'Sydney metro' }))
  })
  expect(await provider.quote(trip)).toEqual({ ok: true, value: { priceCents: 51240, name: 'Sydney metro' } })
  expect(asked).toBe(
    '/price?account=7&postcode=2000&from_postcode=4006&from_lat=-27.4437&from_long=153.037&item_type=car&car_id=veh_1',
  )
  expect(key).toBe('Bearer k1')
})

test('a carrier can answer that it does not serve a postcode', async () => {
  const provider = await carrier(answering(404, { error: 'no depot' }))
  expect(await provider.quote(trip)).toEqual({ ok: false, error: { kind: 'not_served' } })
})

test('a nonsense answer from a carrier is never shown as a price', async () => {
  for (const body of [
    {},
    null,
    'x',
    { price: '5', name: 'a' },
    { price: -1, name: 'a' },
    { price: 5, name: '' },
    { price: 1e9, name: 'a' },
  ]) {
    const provider = await carrier(answering(200, body))
    expect(await provider.quote(trip), JSON.stringify(body)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    })
    await new Promise<void>((done) => server?.close(() => done()))
    server = null
  }
  const broken = await carrier(answering(500, { error: 'x' }))
  expect(await broken.quote(trip)).toMatchObject({
    ok: false,
    error: { kind: 'unavailable', reason: 'HTTP 500' },
  })
})

test('the site’s document chooses the provider, and the key comes from the environment (API-017)', async () => {
  const asked: unknown[] = []
  const providerFor = createDeliveryProviders({
    getJson: async (url, headers) => {
      asked.push(new URL(url).host, headers)
      return ok({ status: 200, body: { price: 1, name: 'There' } })
    },
    readSecret: (name) => `value of ${name}`,
  })
  const siteWith = (config: object) => ({ config: { config } }) as unknown as SiteContext
  expect(await providerFor(siteWith({})).quote(trip)).toMatchObject({ value: { name: 'Sydney NSW' } })
  const outside = siteWith({
    delivery_url: 'https://carrier.example/price',
    delivery_key_env: 'FORECOURT_SECRET_C',
  })
  expect(await providerFor(outside).quote(trip)).toMatchObject({ value: { name: 'There' } })
  expect(asked).toEqual(['carrier.example', { authorization: 'Bearer value of FORECOURT_SECRET_C' }])
})
