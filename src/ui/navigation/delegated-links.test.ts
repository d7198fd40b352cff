import { expect, test } from 'vitest'
import { routedHref, type LinkClick, type LinkFacts } from './delegated-links.ts'

const HERE = 'https://dealer.example/search/used-cars?q=suv'
const CLICK: LinkClick = { button: 0, isModified: false, isPrevented: false }
const link = (href: string, more: Partial<LinkFacts> = {}): LinkFacts => ({
  href,
  target: '',
  hasDownload: false,
  isHandledElsewhere: false,
  ...more,
})

test('a plain click on a link of the site goes through the router with its query and anchor', () => {
  expect(routedHref(CLICK, link('/cars/a?x=1#b'), HERE)).toBe('/cars/a?x=1#b')
})

test('modified, middle and prevented clicks are left to the browser', () => {
  expect(routedHref({ ...CLICK, isModified: true }, link('/'), HERE)).toBe(null)
  expect(routedHref({ ...CLICK, button: 1 }, link('/'), HERE)).toBe(null)
  expect(routedHref({ ...CLICK, isPrevented: true }, link('/'), HERE)).toBe(null)
})

test('other targets, downloads, other origins, phone links and files are left to the browser', () => {
  expect(routedHref(CLICK, link('/', { target: '_blank' }), HERE)).toBe(null)
  expect(routedHref(CLICK, link('/', { target: '_self' }), HERE)).toBe('/')
  expect(routedHref(CLICK, link('/', { hasDownload: true }), HERE)).toBe(null)
  expect(routedHref(CLICK, link('/', { isHandledElsewhere: true }), HERE)).toBe(null)
  for (const href of [
    'https://other.example/',
    '//other.example/',
    'tel:0755501000',
    'mailto:a@b.example',
    '/img/sample/suv/36/red.webp',
    '/api/search',
  ])
    expect(routedHref(CLICK, link(href), HERE), href).toBe(null)
})

test('an anchor on the same page is left to the browser; the same anchor on another page is not', () => {
  expect(routedHref(CLICK, link('#top'), HERE)).toBe(null)
  expect(routedHref(CLICK, link('/search/used-cars#top'), HERE)).toBe('/search/used-cars#top')
})
