import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccountBench } from '#src/features/accounts/testing/account-bench.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createLeadService, type LeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import { enquiryAction } from './enquiry-action.ts'

const origin = 'https://northside.example'
const site = aSite()
const now = Date.parse('2026-11-21T02:00:00Z')
let store: Store
let leads: LeadService

beforeAll(async () => {
  store = await openTestStore()
  leads = createLeadService({
    store,
    clock: { now: () => now },
    findVehicle: async () => aVehicle(),
  })
})
afterAll(() => store.close())

/** The sender as the accounts feature reports it. */
function sender() {
  return { accounts: anAccountBench(store).accounts, address: '203.0.113.7', onFault: () => {} }
}

function formRequest(fields: Record<string, unknown>): Request {
  const body = new URLSearchParams(anEnquiry(fields).fields as Record<string, string>)
  return new Request(`${origin}/cars/x`, {
    method: 'POST',
    body,
    headers: { host: 'northside.example', origin },
  })
}

test('without JavaScript a valid form leads to /success with its reference, and sent twice it is one lead (LEAD-012)', async () => {
  const answers = [
    await enquiryAction({ ...sender(), leads, site, now, request: formRequest({ message: 'No script' }) }),
    await enquiryAction({ ...sender(), leads, site, now, request: formRequest({ message: 'No script' }) }),
  ]
  const places = answers.map((answer) =>
    answer instanceof Response ? [answer.status, answer.headers.get('location')] : null,
  )
  expect(places[0]).toEqual([303, expect.stringMatching(/^\/success\?ref=\w{4}-\w{4}$/)])
  expect(places[1]).toEqual(places[0])
})

test('without JavaScript a refused form comes back with its errors and what was typed', async () => {
  const answer = await enquiryAction({
    ...sender(),
    leads,
    site,
    now,
    request: formRequest({ phone: '12', message: 'Keep me' }),
  })
  expect(answer).toMatchObject({
    status: 422,
    data: {
      message: 'Please fix the following errors:',
      fields: [{ field: 'phone' }],
      values: { message: 'Keep me', name: 'Jo Citizen' },
    },
  })
})

test('a posted page refuses 10 MB, 10,000 fields, other types and other sites’ forms (ERR-024)', async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    enquiryAction({
      ...sender(),
      leads,
      site,
      now,
      request: new Request(`${origin}/cars/x`, {
        method: 'POST',
        body,
        headers: {
          host: 'northside.example',
          origin,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
    })
  const many = Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&')
  expect(await send(`message=${'x'.repeat(10 * 1024 * 1024)}`)).toMatchObject({ status: 413 })
  expect(await send(many.slice(0, 60_000))).toMatchObject({ status: 400 })
  expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await send('name=Jo', { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
})

test('if storing a lead fails the page shows its exact text, 503, and what was typed, and the fault is logged (ERR-015, pain 1)', async () => {
  const failing = { submitEnquiry: () => Promise.reject(new Error('no such column')) }
  const request = formRequest({ message: 'Keep me' })
  const told: unknown[] = []
  const onFault = (error: unknown) => told.push(error)
  expect(await enquiryAction({ ...sender(), leads: failing, site, now, request, onFault })).toMatchObject({
    status: 503,
    data: {
      message: 'An error occurred when submitting this form',
      fields: [],
      values: { message: 'Keep me' },
    },
  })
  expect(told).toEqual([new Error('no such column')])
})
