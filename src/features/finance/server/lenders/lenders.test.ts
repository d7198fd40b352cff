import { afterEach, expect, test } from 'vitest'
import { QUESTION } from '#src/features/finance/testing/finance-fixtures.ts'
import { aLenderSite, serveLender } from '#src/features/finance/testing/lender-bench.ts'
import { lenderContract } from '../lender.contract.ts'
import { createLenders } from './lenders.ts'
import { createSandboxLender } from './sandbox-lender.ts'
import { createYouxLender } from './youx-lender.ts'

const open: Awaited<ReturnType<typeof serveLender>>[] = []
afterEach(async () => {
  for (const bench of open.splice(0)) await bench.end()
})

async function youx(answer: Parameters<typeof serveLender>[0]) {
  const bench = await serveLender(answer)
  open.push(bench)
  const { url, postJson } = bench
  return { bench, lender: createYouxLender({ url, key: 'k1', name: 'YouX', postJson }) }
}

const good: Parameters<typeof serveLender>[0] = ({ path, body }, response) =>
  response.end(
    JSON.stringify(
      path.endsWith('/quick-quote')
        ? {
            weeklyRepaymentAmount: Number(body.purchasePrice) / 250,
            advertisedRate: 7.1,
            comparisonRate: 8.2,
            error: null,
          }
        : { redirectUrl: 'https://apply.youx.example/a/1', error: null },
    ),
  )

lenderContract('sandbox lender', {
  good: async () => createSandboxLender({ origin: 'https://demo.example', newReference: () => 'SAMPLE-1' }),
  broken: null,
})
lenderContract('YouX over HTTP', {
  good: async () => (await youx(good)).lender,
  broken: async () => (await youx((_, response) => response.writeHead(500).end('<html>'))).lender,
})

test('YouX receives its seven names and the site’s key (API-009)', async () => {
  const { bench, lender } = await youx(good)
  await lender.quote(QUESTION)
  expect(bench.asked).toEqual([{ path: '/v1/quick-quote', key: 'Bearer k1', body: QUESTION }])
})

test('a lender’s own text is kept, while a slow, oversized or odd answer is a failure (ERR-018)', async () => {
  const said = await youx((_, response) => response.writeHead(422).end('{"error":"Too young"}'))
  expect(await said.lender.quote(QUESTION)).toEqual({
    ok: false,
    error: { reason: 'HTTP 422', message: 'Too young' },
  })
  const slow = await youx(() => {})
  expect((await slow.lender.quote(QUESTION)).ok).toBe(false)
  for (const body of ['[]', 'null', '{"weeklyRepaymentAmount":"12","advertisedRate":7}', '{"error":{}}']) {
    const odd = await youx((_, response) => response.end(body))
    expect((await odd.lender.quote(QUESTION)).ok, body).toBe(false)
  }
})

test('a quote without a comparison rate says so instead of inventing one (FIN-037)', async () => {
  const { lender } = await youx((_, response) =>
    response.end('{"weeklyRepaymentAmount":150,"advertisedRate":7.1}'),
  )
  expect(await lender.quote(QUESTION)).toMatchObject({ ok: true, value: { comparisonRate: null } })
})

test('the sample lender says that it is a sample and never runs in production, and YouX needs its key and address', () => {
  const deps = {
    postJson: async () => ({ ok: false, error: 'unused' }) as const,
    readSecret: (name: string) => (name === 'FORECOURT_SECRET_YOUX' ? 'k' : null),
    newReference: () => 'SAMPLE-1',
  }
  const at = (isProduction: boolean, lender: object) =>
    createLenders({ ...deps, isProduction })(aLenderSite({ lender }))
  expect(at(false, { adapter: 'sandbox' })?.source).toContain('Illustrative sample')
  expect(at(true, { adapter: 'sandbox' })).toBeNull()
  expect(at(false, {})).toBeNull()
  const real = {
    adapter: 'youx',
    name: 'YouX',
    url: 'https://api.youx.example',
    keyEnv: 'FORECOURT_SECRET_YOUX',
  }
  expect(at(true, real)?.source).toBe('Quoted by YouX')
  expect(at(true, { ...real, keyEnv: 'FORECOURT_SECRET_NONE' })).toBeNull()
  expect(at(true, { ...real, url: null })).toBeNull()
})
