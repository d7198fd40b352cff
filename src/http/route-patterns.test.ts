import { expect, test } from 'vitest'
import { readRoutePatterns } from './route-patterns.ts'
import routes from '#src/routes.ts'

test('every address of the route table is known to the linter, and the catch-all is none', async () => {
  const isRoute = await readRoutePatterns()
  for (const { path } of routes) {
    if (path === undefined || path === '*') continue
    expect(isRoute(`/${path.replace(/\/\*$/, '/a/b').replace(/:[a-zA-Z]+\??/g, 'x')}`), path).toBe(true)
  }
  expect(isRoute('/')).toBe(true)
  for (const path of ['/searching', '/cars', '/a/b/c/d']) expect(isRoute(path), path).toBe(false)
})

test('an optional part may be left out', async () => {
  const isRoute = await readRoutePatterns()
  expect([isRoute('/contact-us'), isRoute('/contact-us/north'), isRoute('/contact-us/a/b')]).toEqual([
    true,
    true,
    false,
  ])
})
