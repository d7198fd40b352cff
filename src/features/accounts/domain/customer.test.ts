import { expect, test } from 'vitest'
import { cleanDetails, greetingName, mayKeepWatchlist } from './customer.ts'

test('AUTH-005: without a sign-in or a phone number there is no watchlist', () => {
  expect(mayKeepWatchlist(null)).toBe(false)
  expect(mayKeepWatchlist({ phone: null })).toBe(false)
  expect(mayKeepWatchlist({ phone: '0412345678' })).toBe(true)
})

test('a customer without a name is greeted without one', () => {
  expect(greetingName({ firstName: '' })).toBeNull()
  expect(greetingName({ firstName: 'Mia' })).toBe('Mia')
})

test('details are reduced to one line each without invisible characters, and an invalid email address is dropped', () => {
  expect(
    cleanDetails({ firstName: ' Mia\u0000\nRose ', lastName: 'x'.repeat(200), email: ' mia@example.com ' }),
  ).toEqual({
    firstName: 'Mia Rose',
    lastName: 'x'.repeat(80),
    email: 'mia@example.com',
  })
  expect(cleanDetails({ firstName: '', lastName: '', email: 'mia@' }).email).toBe('')
})
