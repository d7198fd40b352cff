import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { accountError } from '#src/features/accounts/domain/accounts-errors.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { DATA, QUESTION } from '../testing/finance-fixtures.ts'
import { aLenderSite } from '../testing/lender-bench.ts'
import { createFinanceApi } from './finance-api.ts'
import { createFinanceService } from './finance-service.ts'
import { createSandboxLender } from './lenders/sandbox-lender.ts'

const site = aLenderSite({ lender: { adapter: 'sandbox' } })
const PROVED = { cookie: 'proof=1' }
function serve() {
  const finance = createFinanceService({
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
    vehicles: { findById: async () => aVehicle() },
    lenderFor: ({ origin }) => createSandboxLender({ origin, newReference: () => 'SAMPLE-1' }),
  })
  const accounts: Parameters<typeof createFinanceApi>[0]['accounts'] = {
    sendCode: async (_site, { phone }) =>
      phone === '0412345678'
        ? ok({ challenge: 'challenge-1', failure: null })
        : fail(accountError('invalid_phone')),
    confirmPhone: async (_site, { purpose, challenge, code }) =>
      purpose === 'finance' && challenge === 'challenge-1' && code === '123456'
        ? ok({ phone: '0412345678', cookies: ['proof=1; Path=/'] })
        : fail(accountError('wrong_code')),
    provenPhone: async (_site, cookie, purpose) =>
      purpose === 'finance' && cookie === PROVED.cookie ? '0412345678' : null,
  }
  const api = createFinanceApi({
    finance,
    accounts,
    siteOf: () => site,
    addressOf: () => '1.2.3.4',
    now: () => 0,
  })
  return async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: answer.status,
      cookies: answer.headers.getSetCookie(),
      body: (await answer.json()) as Record<string, unknown>,
    }
  }
}

test('POST /quote accepts the seven names and answers the three with error null (API-009)', async () => {
  const { status, body } = await serve()('/quote', QUESTION)
  expect([status, body.error]).toEqual([200, null])
  expect(body).toMatchObject({ advertisedRate: 7.49, comparisonRate: 8.18, deposit: 4_200 })
  expect(body.weeklyRepaymentAmount).toBeGreaterThan(100)
  expect(body.source).toContain('not a lender’s offer')
})

test.each([
  ['not json', 400],
  ['[]', 400],
  [JSON.stringify({ ...QUESTION, purchasePrice: 'x'.repeat(20_000) }), 400],
  [{ ...QUESTION, selfAssessedCreditScore: 'toString' }, 422],
  [{ ...QUESTION, loanTerm: 8 }, 422],
  [{ ...QUESTION, loanTerm: 4.5 }, 422],
  [{ ...QUESTION, purchasePrice: 'lots' }, 422],
  [{ ...QUESTION, purchasePrice: -1 }, 422],
  [{ ...QUESTION, vin: '<script>' }, 422],
  [{ ...QUESTION, year: 12 }, 422],
] as const)('an invalid quote body %j gives an error and no figure (API-009)', async (sent, wanted) => {
  const { status, body } = await serve()('/quote', sent)
  expect(status).toBe(wanted)
  expect(body).toMatchObject({
    weeklyRepaymentAmount: null,
    comparisonRate: null,
    error: expect.stringMatching(/\w/),
  })
})

test('POST /create-customer answers redirectUrl and error (API-010, API-011)', async () => {
  const post = serve()
  const sent = { data: DATA, additionalData: { name: 'Fin' } }
  expect(await post('/create-customer', sent, PROVED)).toMatchObject({
    status: 200,
    body: { redirectUrl: `${site.origin}/dev/lender/SAMPLE-1`, error: null },
  })
  const wrong = await post('/create-customer', { data: { ...DATA, email: 'x', firstName: '' } })
  expect(wrong).toMatchObject({ status: 422, body: { redirectUrl: null, code: 'invalid_fields' } })
  expect((wrong.body.fields as { field: string }[]).map(({ field }) => field)).toEqual(['firstName', 'email'])
})

test('the lender’s call uses exactly the phone verified in this visit, whatever the page says it checked', async () => {
  const post = serve()
  const refused = { status: 403, body: { redirectUrl: null, code: 'phone_unproven' } }
  expect(await post('/create-customer', { data: DATA })).toMatchObject(refused)
  expect(await post('/create-customer', { data: DATA }, { cookie: 'proof=2' })).toMatchObject(refused)
  const another = { data: { ...DATA, phoneNumber: '0412 345 679' } }
  expect(await post('/create-customer', another, PROVED)).toMatchObject(refused)
  const written = { data: { ...DATA, phoneNumber: '+61 412 345 678' } }
  expect((await post('/create-customer', written, PROVED)).status).toBe(200)
})

test('another site’s page and a visitor with too many requests are refused', async () => {
  const post = serve()
  expect((await post('/quote', {}, { origin: 'https://evil.example' })).status).toBe(403)
  let last = 200
  for (let n = 0; n < 11; n++) last = (await post('/create-customer', { data: DATA })).status
  expect(last).toBe(429)
})

test('a code verifies the phone: sent, right, wrong (FIN-044)', async () => {
  const post = serve()
  expect(await post('/send-code', { phone: '0412345678' })).toMatchObject({
    status: 200,
    body: { challenge: 'challenge-1', error: null },
  })
  expect((await post('/send-code', { phone: 12 })).status).toBe(422)
  expect(await post('/check-code', { challenge: 'challenge-1', code: '123456' })).toMatchObject({
    body: { error: null },
    cookies: ['proof=1; Path=/'],
  })
  expect(await post('/check-code', { challenge: 'challenge-1', code: '000000' })).toMatchObject({
    status: 422,
    body: { error: 'The verification code is invalid. Please try again.' },
  })
})

test('mistyped codes have their own limit and do not use up application requests', async () => {
  const post = serve()
  const typed = { challenge: 'challenge-1', code: '000000' }
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push((await post('/check-code', typed)).status)
  expect(statuses).toEqual([...Array(20).fill(422), 429])
  expect((await post('/create-customer', { data: DATA }, PROVED)).status).toBe(200)
})
