import { expect, test } from 'vitest'
import { watchlistButton, watchlistToast } from './watchlist.ts'
import { watchlistError } from './watchlist-errors.ts'

test('AUTH-004: a sold vehicle shows the button only if it is saved, to remove it', () => {
  expect(watchlistButton({ isSold: true, isSaved: false }).isShown).toBe(false)
  expect(watchlistButton({ isSold: true, isSaved: true })).toEqual({ isShown: true, isSaved: true })
  expect(watchlistButton({ isSold: false, isSaved: false }).isShown).toBe(true)
})

test('ERR-006, ERR-007: the toasts have the specification’s wording, with the vehicle’s name', () => {
  expect(watchlistToast('2021 Kia Rio', true)).toEqual({
    title: 'Car Saved In Watchlist',
    text: '2021 Kia Rio is now available in your watchlist',
  })
  expect(watchlistToast('2021 Kia Rio', false)).toEqual({
    title: 'Car Removed',
    text: '2021 Kia Rio is no longer in your watchlist',
  })
})

test('ERR-005: every refusal has text for the customer', () => {
  expect(watchlistError('sold')).toMatchObject({ status: 409, message: expect.stringContaining('sold') })
})
