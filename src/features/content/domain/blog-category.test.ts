import { expect, test } from 'vitest'
import { BLOG_CATEGORIES, findBlogCategory } from './blog-category.ts'

test('PAGE-032: the five category names are exact', () => {
  expect(BLOG_CATEGORIES.map(({ name }) => name)).toEqual([
    'Vehicle Reviews',
    'Buyer Advice',
    'Motoring Tips',
    'Servicing Insights',
    '4x4xMORE Adventures',
  ])
})

test('ROUTE-039: a category is found by its address or its name, and by nothing else', () => {
  for (const category of BLOG_CATEGORIES) {
    expect(findBlogCategory(category.slug)).toBe(category)
    expect(findBlogCategory(` ${category.name.toUpperCase()} `)).toBe(category)
  }
  for (const text of ['', 'news', 'vehicle_reviews', '__proto__'])
    expect(findBlogCategory(text)).toBeUndefined()
})
