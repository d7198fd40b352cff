import { expect, test } from 'vitest'
import { absoluteUrl, headTags } from './page-head.ts'

const PAGE = {
  title: 'Warranty',
  description: 'Years by make.',
  url: 'https://x.example/warranty',
  siteName: 'X Motors',
  image: null,
  type: 'website' as const,
}

test('a page names itself, its address and its site to search engines and to those who share it', () => {
  expect(headTags(PAGE)).toEqual(
    expect.arrayContaining([
      { title: 'Warranty | X Motors' },
      { tagName: 'link', rel: 'canonical', href: 'https://x.example/warranty' },
      { property: 'og:site_name', content: 'X Motors' },
      { property: 'og:locale', content: 'en_AU' },
    ]),
  )
  expect(JSON.stringify(headTags(PAGE))).not.toContain('noindex')
})

test('a preview is hidden from search engines', () => {
  expect(headTags({ ...PAGE, isHidden: true })).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('pictures are named with the site’s own origin', () => {
  expect(absoluteUrl('https://x.example', '/img/a')).toBe('https://x.example/img/a')
  expect(absoluteUrl('https://x.example', 'https://cdn.example/a')).toBe('https://cdn.example/a')
})
