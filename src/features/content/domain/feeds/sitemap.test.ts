import fc from 'fast-check'
import { expect, test } from 'vitest'
import { robotsText, sitemapFile, sitemapFileNames, sitemapIndexXml, sitemapXml } from './sitemap.ts'

test('every address is in its sitemap with the requested host, fully escaped', () => {
  const xml = sitemapXml('https://x.example', [
    { path: '/cars/a&b', lastModified: '2026-03-01' },
    { path: '/pages/é', lastModified: null },
  ])
  expect(xml).toContain('<url><loc>https://x.example/cars/a&amp;b</loc><lastmod>2026-03-01</lastmod></url>')
  expect(xml).toContain('<url><loc>https://x.example/pages/%C3%A9</loc></url>')
  expect(sitemapIndexXml('https://x.example', ['pages.xml'])).toContain(
    '<loc>https://x.example/sitemaps/pages.xml</loc>',
  )
})

test('file names and parts agree, and no file holds more than 50,000 addresses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), (count) => {
      const names = sitemapFileNames('vehicles', count)
      expect(names.length).toBe(Math.ceil(count / 50_000))
      for (const [index, name] of names.entries())
        expect(sitemapFile(name)).toEqual({ source: 'vehicles', part: index + 1 })
    }),
  )
  for (const name of ['vehicles', 'vehicles-1.xml', 'vehicles-0.xml', '../x.xml', 'Vehicles.xml'])
    expect(sitemapFile(name), name).toBe(null)
})

test('a preview host is closed to robots, and a public host names its own sitemap', () => {
  expect(robotsText({ origin: 'http://x.localhost', isPreview: true })).toBe('User-agent: *\nDisallow: /\n')
  const text = robotsText({ origin: 'https://x.example', isPreview: false })
  expect(text).toContain('Sitemap: https://x.example/sitemap.xml')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})
