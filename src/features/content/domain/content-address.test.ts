import { expect, test } from 'vitest'
import { contentAddress, ROOT_PAGES } from './content-address.ts'

test('ROUTE-038 and ROUTE-041: a file at the root is a page at the root', () => {
  for (const name of ROOT_PAGES)
    expect(contentAddress(`${name}.md`)).toEqual({ kind: 'page', path: `/${name}` })
})

test('ROUTE-048: a file under pages/ is a page under /pages/, and one under blog/ is a post', () => {
  expect(contentAddress('pages/first-car.md')).toEqual({ kind: 'page', path: '/pages/first-car' })
  expect(contentAddress('blog/reading-tyres.md')).toEqual({ kind: 'post', slug: 'reading-tyres' })
})

test.each([
  'search.md',
  'cars/x.md',
  'pages/Ünder.md',
  '../about-us.md',
  'pages/../x.md',
  'about-us.txt',
  '.md',
  'pages/a/b.md',
])('%s is refused with advice on how to fix it', (file) => {
  expect(contentAddress(file)).toMatchObject({ kind: 'wrong', mend: expect.stringMatching(/must be/) })
})
