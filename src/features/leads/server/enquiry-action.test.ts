import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { createLeadService, type LeadService } from './lead-service.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { enquiryAction } from '../pages/enquiry-action.ts'

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

function formRequest(fields: Record<string, unknown>): Request {
  const body = new URLSearchParams(anEnquiry(fields).fields as Record<string, string>)
  return new Request(`${origin}/cars/x`, {
    method: 'POST',
    body,
    headers: { host: 'northside.example', origin },
  })
}

test('without JavaScript a good form goes to /success with its reference, sent twice it is one lead (LEAD-012)', async () => {
  const answers = [
    await enquiryAction({ leads, site, now, request: formRequest({ message: 'No script' }) }),
    await enquiryAction({ leads, site, now, request: formRequest({ message: 'No script' }) }),
  ]
  const places = answers.map((answer) =>
    answer instanceof Response ? [answer.status, answer.headers.get('location')] : null,
  )
  expect(places[0]).toEqual([303, expect.stringMatching(/^\/success\?ref=\w{4}-\w{4}$/)])
  expect(places[1]).toEqual(places[0])
})

test('without JavaScript a refused form comes back with its errors and what was typed', async () => {
  const answer = await enquiryAction({
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
