import { afterEach, expect, test, vi } from 'vitest'
import { CODE_TIMEOUT_TEXT, sendCode } from './phone-code.ts'
import { sendApplication } from './send-application.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STORED = { lead_id: 'lead_1', reference: 'ABCD-EFGH', error: null }
type Given = object | 'gone'
function serve(lead: Given, customer: Given) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = path === '/api/leads' ? lead : customer
    if (answer === 'gone') throw new Error('gone')
    return Response.json(answer)
  })
  return asked
}

test('both requests start at once, and the lender’s address is followed (API-011, FIN-045)', async () => {
  const asked = serve(STORED, { redirectUrl: 'https://apply.youx.example/a', error: null })
  const sent = sendApplication({}, {})
  expect(asked).toEqual(['/api/leads', '/api/youx/create-customer'])
  expect(await sent).toEqual({
    redirectUrl: 'https://apply.youx.example/a',
    reference: 'ABCD-EFGH',
    error: null,
  })
})

test.each([
  ['gone', {}, 'Lead submission failed'],
  [{}, { redirectUrl: 'https://a.example' }, 'Lead submission failed'],
  [{ error: 'Name missing' }, {}, 'Name missing'],
  [STORED, 'gone', 'Failed to create YouX customer'],
  [STORED, { redirectUrl: null }, 'Failed to create customer or no redirect URL received.'],
  [STORED, { error: 'Too young' }, 'Too young'],
] as const)('lead %j and customer %j say %s (ERR-018)', async (lead, customer, text) => {
  serve(lead, customer)
  expect(await sendApplication({}, {})).toMatchObject({ redirectUrl: null, error: text })
})

test('if a code is not sent within 15 seconds the wait ends with an error for the field (FIN-044)', async () => {
  let waited = 0
  vi.stubGlobal('AbortSignal', {
    timeout: (ms: number) => {
      waited = ms
      return { aborted: true }
    },
  })
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await sendCode('0412345678')).toEqual({ challenge: null, error: CODE_TIMEOUT_TEXT })
  expect(waited).toBe(15_000)
})

test('a code that cannot be sent gives the server’s text, else the last fallback (ERR-018)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  expect((await sendCode('1')).error).toBe('An unknown error occurred.')
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No such phone' }, { status: 422 }))
  expect((await sendCode('1')).error).toBe('No such phone')
})
