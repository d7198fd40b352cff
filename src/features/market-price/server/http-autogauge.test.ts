import { afterEach, expect, test } from 'vitest'
import { aSubject } from '#src/features/market-price/testing/market-builders.ts'
import { startVendor } from '#src/features/market-price/testing/vendor-server.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { createHttpAutogauge } from './http-autogauge.ts'

const GROUP = { dealershipIds: [] }
const GAUGE = {
  fill: 0.7,
  listing_price: 54_990,
  market_range_min: 52_000,
  market_range_max: 61_500,
  confidence: 0.8,
  description: 'Priced well.',
}
const started: Awaited<ReturnType<typeof startVendor>>[] = []
afterEach(async () => {
  for (const vendor of started.splice(0)) await vendor.stop()
})

async function ask(answer: Parameters<typeof startVendor>[0], timeoutMs?: number) {
  const vendor = await startVendor(answer)
  started.push(vendor)
  const autogauge = createHttpAutogauge({
    api: vendor.api,
    isDevelopment: true,
    ...(timeoutMs ? { timeoutMs } : {}),
  })
  return { vendor, gauge: await autogauge.readGauge(aSubject(), GROUP) }
}

test('a vendor is asked at {api}{car.path}/autogauge and its six fields are read (API-003, DATA-017)', async () => {
  const { vendor, gauge } = await ask((_, response) => response.end(JSON.stringify(GAUGE)))
  expect(vendor.asked).toEqual([`/v1/cars/${aVehicle().slug}/autogauge`])
  expect(gauge).toEqual({
    ok: true,
    value: {
      fill: 0.7,
      listingPriceCents: 54_990_00,
      marketMinCents: 52_000_00,
      marketMaxCents: 61_500_00,
      confidence: 0.8,
      description: 'Priced well.',
      basis: null,
    },
  })
})

test('an error, a redirect, nonsense, a wrong shape and an oversized answer are failures with a reason (ERR-003)', async () => {
  const answers: [Parameters<typeof startVendor>[0], RegExp][] = [
    [(_, response) => response.writeHead(500).end('{}'), /^HTTP 500$/],
    [(_, response) => response.writeHead(503).end('<html>'), /^HTTP 503$/],
    [(_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(), /^HTTP 302$/],
    [(_, response) => response.end('<html>'), /^No JSON$/],
    [(_, response) => response.end('{"fill":7}'), /no gauge: fill/],
    [(_, response) => response.end(`{"description":"${'x'.repeat(300_000)}"}`), /^HTTP ETOOLONG$/],
    [(_, response) => response.destroy(), /^HTTP ECONNRESET$/],
  ]
  for (const [answer, reason] of answers) {
    const { gauge } = await ask(answer)
    expect(gauge).toMatchObject({ ok: false, error: { code: 'gauge_unavailable' } })
    expect(gauge.ok ? '' : gauge.error.reason).toMatch(reason)
  }
})

test('a silent or slow vendor costs no more than the time limit (ERR-003)', async () => {
  const drip: Parameters<typeof startVendor>[0] = (_, response) => {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
  for (const answer of [() => {}, drip]) {
    const before = performance.now()
    const { gauge } = await ask(answer, 150)
    expect(gauge).toMatchObject({ ok: false, error: { reason: 'HTTP ABORT_ERR' } })
    expect(performance.now() - before).toBeLessThan(1400)
  }
})

test('in production only https and public addresses are used', async () => {
  for (const api of [
    'http://guide.example/v1',
    'https://127.0.0.1/v1',
    'https://u:p@guide.example',
    'nonsense',
  ]) {
    const gauge = await createHttpAutogauge({ api, isDevelopment: false }).readGauge(aSubject(), GROUP)
    expect(gauge).toMatchObject({ ok: false, error: { code: 'gauge_unavailable' } })
  }
  const inside = await createHttpAutogauge({ api: 'https://localhost/v1', isDevelopment: false }).readGauge(
    aSubject(),
    GROUP,
  )
  expect(inside).toMatchObject({ ok: false, error: { reason: 'HTTP EPRIVATE' } })
})
