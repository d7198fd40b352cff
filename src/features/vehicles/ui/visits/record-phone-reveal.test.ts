import { afterEach, expect, test, vi } from 'vitest'
import { recordPhoneReveal } from './record-phone-reveal.ts'

afterEach(() => vi.unstubAllGlobals())

const body = { car_id: 'veh_1', dealership_id: 'dlr_1', website_id: 'demo' }

test('a reveal is one request with the three fields, kept alive when the visitor leaves to dial (API-007)', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  recordPhoneReveal(body)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/phone-reveal',
    expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(body) }),
  )
})

test('a reveal that cannot be recorded does not affect the visitor (ERR-013)', async () => {
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  recordPhoneReveal(body)
  await new Promise((resume) => setTimeout(resume, 10))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
