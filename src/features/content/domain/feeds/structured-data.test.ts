import { expect, test } from 'vitest'
import { BLOG_CATEGORIES } from '../blog-category.ts'
import { breadcrumbJsonLd, faqJsonLd, postJsonLd } from './structured-data.ts'

test('ROUTE-041: questions and answers become an FAQPage in plain text', () => {
  const groups = [
    {
      id: 'keys',
      heading: 'Keys',
      questions: [{ id: 'a', question: 'How many?', html: '<p>Two</p>', text: 'Two' }],
    },
  ]
  expect(faqJsonLd(groups)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'How many?', acceptedAnswer: { text: 'Two' } }],
  })
  expect(faqJsonLd([])).toBe(null)
})

test('a post states its date, category and author', () => {
  const post = {
    href: '/blog/motoring-tips/tyres',
    heading: 'Tyres',
    image: 'suv/36/red',
    alt: 'A tyre',
    date: '1 March 2026',
    summary: 's',
    category: BLOG_CATEGORIES[2],
    html: '',
    description: 'd',
    publishedAt: '2026-02-28T14:00:00.000Z',
  }
  const site = {
    url: 'https://x.example/blog/motoring-tips/tyres',
    image: null,
    name: 'X',
    origin: 'https://x.example',
  }
  expect(postJsonLd(post, site)).toMatchObject({
    headline: 'Tyres',
    datePublished: post.publishedAt,
    articleSection: 'Motoring Tips',
    author: { name: 'X' },
  })
})

test('breadcrumbs start at Home and use full addresses', () => {
  const list = breadcrumbJsonLd(
    [
      { label: 'Home', path: '/' },
      { label: 'Blog', path: '/blog' },
    ],
    'https://x.example',
  )
  expect(list).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, item: 'https://x.example/blog' }],
  })
})
