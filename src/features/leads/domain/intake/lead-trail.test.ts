import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedQueryParams, readUserData } from './lead-trail.ts'

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

test('only campaign parameters are linked', () => {
  expect(
    linkedQueryParams([
      ['utm_campaign', 'x'],
      ['email', 'a@b.co'],
    ]),
  ).toEqual({ utm_campaign: 'x' })
})

test('any input gives bounded helper data', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (visitedPages, params) => {
      const data = readUserData({ userAgent: null, url: params, visitedPages, linkedQueryParams: params })
      expect(JSON.stringify(data).length).toBeLessThan(20_000)
    }),
  )
})
