import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '../blog-category.ts'
import { rssXml } from './rss.ts'

test('PAGE-032: the feed is well formed and lists each post with its category, date and full address', () => {
  const xml = rssXml({ origin: 'https://x.example', name: 'X & Sons', description: 'News' }, [
    {
      href: '/blog/motoring-tips/tyres',
      heading: 'Tyres <explained>',
      summary: 'Tread & age',
      category: BLOG_CATEGORIES[2],
      publishedAt: '2026-02-28T14:00:00.000Z',
    },
  ])
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.write(xml).close()
  expect(names).toEqual(expect.arrayContaining(['rss', 'channel', 'item', 'guid', 'pubDate']))
  expect(xml).toContain('<link>https://x.example/blog/motoring-tips/tyres</link>')
  expect(xml).toContain('<pubDate>Sat, 28 Feb 2026 14:00:00 GMT</pubDate>')
  expect(xml).toContain('Tyres &lt;explained&gt;')
})
