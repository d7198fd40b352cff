import { afterEach, expect, test, vi } from 'vitest'
import { followSignIn } from './follow-sign-in.ts'

afterEach(() => vi.unstubAllGlobals())

type Seen = { step?: string; cookie?: string; search?: string; intent?: string }

/** A browser moving from page to page: what it stores of the visit, and the form of the current page. */
function aBrowser() {
  const kept = new Map<string, string>()
  return {
    kept,
    /** Opens a page and returns the events sent there; `press` submits its form. */
    open({ step, cookie = '', search = '', intent = 'send' }: Seen) {
      const heard: (() => void)[] = []
      const form = {
        querySelector: () => ({ value: intent }),
        addEventListener: (_: string, run: () => void) => heard.push(run),
      }
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      })
      vi.stubGlobal('location', { search })
      vi.stubGlobal('document', {
        cookie,
        querySelector: () => (step ? { dataset: { loginStatus: step } } : null),
        querySelectorAll: () => (step ? [form] : []),
      })
      const told = followSignIn()
      const press = () => {
        for (const run of heard) run()
      }
      return { told, press }
    },
  }
}

test('ANLT-008: asking for a code is reported on the code step, a correct code where the session begins, each once', () => {
  const browser = aBrowser()
  const phone = browser.open({ step: 'signedOut' })
  expect(phone.told).toEqual([])
  phone.press()
  const code = browser.open({ step: 'verificationSent', intent: 'verify' })
  expect(code.told).toEqual(['code_sent'])
  expect(browser.open({ step: 'verificationSent', intent: 'verify' }).told).toEqual([])
  code.press()
  expect(browser.open({ cookie: 'a=b; forecourt_in=1' }).told).toEqual(['code_verified'])
  expect(browser.open({ cookie: 'forecourt_in=1' }).told).toEqual([])
  expect(browser.kept.size).toBe(0)
})

test('ANLT-008: nothing is reported for a code that could not be sent, a wrong code or an abandoned page', () => {
  const browser = aBrowser()
  browser.open({ step: 'signedOut' }).press()
  expect(browser.open({ step: 'verificationSent', search: '?sent=no' }).told).toEqual([])
  browser.open({ step: 'verificationSent', intent: 'verify' }).press()
  expect(browser.open({ step: 'verificationSent', intent: 'verify' }).told).toEqual([])
  browser.open({ step: 'signedOut' }).press()
  expect(browser.open({ cookie: '' }).told).toEqual([])
})

test('a browser without storage reports nothing and does not fail', () => {
  const { open } = aBrowser()
  const page = open({ step: 'signedOut' })
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  page.press()
  expect(followSignIn()).toEqual([])
})
