import { expect, test } from 'vitest'
import { readTargets, signInHref, signInWords } from './sign-in-address.ts'

const read = (href: string) => {
  const query = new URL(href, 'https://a.example').searchParams
  return readTargets((name) => query.get(name))
}

test('AUTH-005, ROUTE-049: type and both targets are encoded in the address and read back unchanged', () => {
  const targets = { type: 'watchlist', redirect: '/cars/x?a=1&b=2', back: '/cars/x' }
  expect(signInHref(targets)).toBe(
    '/sign-in?type=watchlist&redirect=%2Fcars%2Fx%3Fa%3D1%26b%3D2&back=%2Fcars%2Fx',
  )
  expect(read(signInHref(targets))).toEqual(targets)
})

test('AUTH-019: targets on other sites, and unknown types, are dropped', () => {
  expect(read('/sign-in?type=constructor&redirect=https://evil.example&back=//evil.example')).toEqual({
    type: '',
    redirect: '/my-garage',
    back: '/',
  })
})

test('ROUTE-049: type=watchlist has the watchlist’s wording', () => {
  expect(signInWords('watchlist').heading).toContain('watchlist')
  expect(signInWords('').heading).toBe('Sign in')
  expect(signInWords('toString').heading).toBe('Sign in')
})
