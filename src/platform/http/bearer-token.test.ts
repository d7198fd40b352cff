import { expect, test } from 'vitest'
import { bearerToken, isSameSecret } from './bearer-token.ts'

test('the scheme is read in any letter case, with extra spaces (RFC 6750, RFC 9110)', () => {
  for (const header of ['Bearer abc.-~+/09==', 'bearer abc.-~+/09==', 'BEARER   abc.-~+/09=='])
    expect(bearerToken(header)).toBe('abc.-~+/09==')
})

test('anything but a bearer token is ignored', () => {
  for (const header of [
    undefined,
    '',
    'abc',
    'Bearer',
    'Bearer ',
    'Basic abc',
    'Bearer a b',
    'Bearerabc',
    'Bearer ä',
  ])
    expect(bearerToken(header)).toBeNull()
})

test('two secrets match as a whole or not at all', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true)
  for (const other of ['', 'secre', 'secret1', 'Secret']) expect(isSameSecret(other, 'secret')).toBe(false)
})
