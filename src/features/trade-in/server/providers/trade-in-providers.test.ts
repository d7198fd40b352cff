import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import { aTradeInSite, MARKET } from '#src/features/trade-in/testing/trade-in-fixtures.ts'
import { valuationProviderContract } from '../valuation-provider.contract.ts'
import { createHttpTradeInVendor } from './http-trade-in-vendor.ts'
import { createLocalValuationProvider } from './local-valuation-provider.ts'
import { createTradeInProviders } from './trade-in-providers.ts'

const clock = { now: () => Date.parse('2026-11-21T02:00:00Z') }
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

type Asked = { path: string; key: string | undefined; body: Record<string, unknown> }

async function vendor(answer: (asked: Asked, response: Parameters<RequestListener>[1]) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const call = {
        path: request.url ?? '',
        key: request.headers.authorization,
        body: text ? JSON.parse(text) : {},
      }
      asked.push(call)
      answer(call, response)
    })
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const getJson = createOutboundJson({ isDevelopment: true, timeoutMs: 250 })
  return { asked, provider: createHttpTradeInVendor({ url, key: 'k1', getJson, clock }), url }
}

type Entry = { id: string; adjustmentAnswers: string[] }
const priced: Parameters<typeof vendor>[0] = ({ body }, response) => {
  const isWorn = (body.adjustments as Entry[]).some(({ adjustmentAnswers }) =>
    adjustmentAnswers.includes('worn'),
  )
  const adjustments = isWorn ? [{ id: 'tyres', label: 'Tyres', amount: -900 }] : []
  response.end(JSON.stringify({ offer_price: isWorn ? 17_100 : 18_000, adjustments }))
}
const status = (code: number) => async () =>
  (await vendor((_, response) => response.writeHead(code).end('{}'))).provider

valuationProviderContract('local market', {
  good: async () => createLocalValuationProvider({ clock, estimateRetail: async () => MARKET }),
  ignorant: async () => createLocalValuationProvider({ clock, estimateRetail: async () => null }),
  broken: async () =>
    createLocalValuationProvider({ clock, estimateRetail: () => Promise.reject(new Error('index away')) }),
})
valuationProviderContract('vendor over HTTP', {
  good: async () => (await vendor(priced)).provider,
  ignorant: status(404),
  broken: status(500),
})

const question = {
  rego: 'ABC123',
  regoState: 'QLD',
  vehicle: {
    itemType: 'car',
    year: 2022,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    body: null,
    fuel: null,
    transmission: null,
    drive: null,
  },
  kms: 45_000,
  adjustments: [{ id: 'tyres', adjustmentAnswers: ['worn'] }],
  terms: { marginPercent: 0, marginMinDollars: 0, preparationDollars: 0 },
} as const

test('the request carries id and adjustmentAnswers, and nothing about the shopper (TRADE-006)', async () => {
  const { asked, provider } = await vendor(priced)
  await provider.value({
    ...question,
    adjustments: [
      ...question.adjustments.map((each) => ({ ...each, adjustmentAnswers: [...each.adjustmentAnswers] })),
    ],
  })
  expect(asked).toEqual([
    {
      path: '/v1/valuation',
      key: 'Bearer k1',
      body: {
        rego: 'ABC123',
        regoState: 'QLD',
        year: 2022,
        make: 'Kia',
        model: 'Rio',
        badge: null,
        kms: 45_000,
        adjustments: [{ id: 'tyres', adjustmentAnswers: ['worn'] }],
      },
    },
  ])
})

test('a rego lookup sends rego and regoState and reads the vehicle, and 404 is not found (TRADE-007)', async () => {
  const { asked, provider } = await vendor(({ path }, response) => {
    if (path.includes('NOPE')) response.writeHead(404)
    response.end(JSON.stringify({ year: 2021, make: 'Kia', model: 'Rio', badge: 'S', fuel: 'Petrol' }))
  })
  expect(await provider.find({ rego: 'ABC123', regoState: 'VIC' })).toMatchObject({
    ok: true,
    value: { year: 2021, make: 'Kia', fuel: 'Petrol', itemType: 'car' },
  })
  expect(asked[0]?.path).toBe('/v1/rego?rego=ABC123&regoState=VIC')
  expect(await provider.find({ rego: 'NOPE', regoState: 'VIC' })).toEqual({
    ok: false,
    error: { kind: 'not_found' },
  })
})

test('a request that fails once is retried, and one that hangs times out', async () => {
  let calls = 0
  const flaky = await vendor((_, response) => {
    calls += 1
    response.writeHead(calls === 1 ? 503 : 200).end(JSON.stringify({ year: 2021, make: 'Kia', model: 'Rio' }))
  })
  expect((await flaky.provider.find({ rego: 'A', regoState: 'QLD' })).ok).toBe(true)
  const hanging = await vendor(() => {})
  const started = performance.now()
  expect(await hanging.provider.find({ rego: 'A', regoState: 'QLD' })).toMatchObject({ ok: false })
  expect(performance.now() - started).toBeLessThan(3000)
  expect(hanging.asked).toHaveLength(2)
})

test('a nonsense answer from a vendor gives no figure', async () => {
  for (const body of ['[]', '{"offer_price":"12"}', '{"offer_price":-5}', '{"offer_price":1e12}', 'null']) {
    const { provider } = await vendor((_, response) => response.end(body))
    const value = await provider.value({ ...question, adjustments: [] })
    expect([body, !value.ok && value.error.kind]).toEqual([body, 'unavailable'])
  }
  const silent = await vendor((_, response) => response.end('{"offer_price":null}'))
  expect(await silent.provider.value({ ...question, adjustments: [] })).toMatchObject({
    error: { kind: 'no_value' },
  })
})

test('a site with a vendor uses it, and another uses the platform’s own market data', async () => {
  const { asked, url } = await vendor(priced)
  const providersFor = createTradeInProviders({
    db: {} as never,
    clock,
    getJson: createOutboundJson({ isDevelopment: true, timeoutMs: 250 }),
    estimateRetail: async () => MARKET,
    readSecret: (name) => (name === 'FORECOURT_SECRET_GUIDE' ? 'k2' : null),
  })
  const named = aTradeInSite('named', {
    config: { trade_in_url: url, trade_in_key_env: 'FORECOURT_SECRET_GUIDE' },
  })
  await providersFor(named).valuation.value({ ...question, adjustments: [] })
  await providersFor(aTradeInSite()).valuation.value({ ...question, adjustments: [] })
  expect(asked.map(({ key }) => key)).toEqual(['Bearer k2'])
})
