import { expect, test } from 'vitest'
import { readRoutePatterns } from './route-patterns.ts'
import routes from '#src/routes.ts'

test('the linter knows every address of the route table, and ignores the catch-all', async () => {
  const answerOf = await readRoutePatterns()
  for (const { path } of routes) {
    if (path === undefined || path === '*') continue
    const asked = `/${path.replace(/\/\*$/, '/a/b').replace(/:[a-zA-Z]+\??/g, 'x')}`
    expect(answerOf(asked), path).toBe(path.startsWith(':') ? 'perhaps' : 'page')
  }
  expect(answerOf('/')).toBe('page')
  expect(answerOf('/no-such-model')).toBe('perhaps')
  for (const path of ['/searching/x', '/cars/a/b', '/a/b/c/d']) expect(answerOf(path), path).toBe('none')
})

test('an optional part may be left out', async () => {
  const answerOf = await readRoutePatterns()
  expect([answerOf('/contact-us'), answerOf('/contact-us/north'), answerOf('/contact-us/a/b')]).toEqual([
    'page',
    'page',
    'none',
  ])
})
