import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedQueryParams } from './landing-params.ts'
import { readUserData, toSentUserData } from './lead-trail.ts'

test('a lead keeps its page, agent, visited pages and landing parameters (LEAD-027)', () => {
  const data = readUserData({
    url: 'https://northside.example/cars/x?y=1',
    userAgent: 'Mozilla/5.0',
    visitedPages: ['/', '/search/used-cars', 'javascript:alert(1)', 42, '//evil.example'],
    linkedQueryParams: { utm_source: 'google', gclid: 'abc', password: 'secret' },
  })
  expect(data).toEqual({
    url: 'https://northside.example/cars/x?y=1',
    source: 'Website',
    userAgent: 'Mozilla/5.0',
    visitedPages: ['/', '/search/used-cars'],
    linkedQueryParams: { utm_source: 'google', gclid: 'abc' },
  })
})

test('the last twenty pages are kept', () => {
  const visitedPages = Array.from({ length: 50 }, (_, index) => `/p${index}`)
  expect(readUserData({ userAgent: null, visitedPages }).visitedPages.at(0)).toBe('/p30')
})

test('only campaign parameters are kept', () => {
  expect(
    linkedQueryParams([
      ['utm_campaign', 'x'],
      ['email', 'a@b.co'],
    ]),
  ).toEqual({ utm_campaign: 'x' })
})

test('any input gives limited helper data', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (visitedPages, params) => {
      const data = readUserData({ userAgent: null, url: params, visitedPages, linkedQueryParams: params })
      expect(JSON.stringify(data).length).toBeLessThan(20_000)
    }),
  )
})

test('characters not allowed in an address are percent-encoded, so that no receiver calls the lead invalid (pain 2)', () => {
  const read = (url: string) => readUserData({ userAgent: null, url }).url
  expect(read('https://a.example/cars?q=4x4 "ute" <b>|é')).toBe(
    'https://a.example/cars?q=4x4%20%22ute%22%20%3Cb%3E%7C%C3%A9',
  )
  expect(read('https://a.example/cars?make=toyota&price=1%2C000#top')).toBe(
    'https://a.example/cars?make=toyota&price=1%2C000#top',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const url = read(`https://a.example/${text}`)
      expect(url).toMatch(/^https:[\x21-\x7e]*$/)
      expect(url).not.toMatch(/["<>\\^`{|}]/)
    }),
  )
})

test('no signature or token from a visited address is stored or sent, even from older leads (LEAD-027)', () => {
  const opens = [
    '/consent/K7MP-4QX2/Nx9signatureAbc123_-xy',
    'https://a.example/trade-in/photos?p=trd_1.abc.Nx9signatureAbc123_-xy',
    '/pages/draft?preview=Nx9signatureAbc123_-xy',
  ]
  for (const url of opens) {
    const kept = readUserData({
      userAgent: null,
      url,
      visitedPages: opens,
      linkedQueryParams: { ref: 'K7MP-4QX2', source: 'Nx9signatureAbc123_-xy' },
    })
    const sent = toSentUserData({ ...kept, url, visitedPages: opens })
    for (const data of [kept, sent]) expect(JSON.stringify(data)).not.toMatch(/K7MP|Nx9signature/)
    expect(kept.visitedPages).toEqual(['/consent', 'https://a.example/trade-in', '/pages/draft'])
  }
})
