import { expect, test } from 'vitest'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { isCentred, isLastCentred, placesOf, toGridItems, type Promo } from './result-grid.ts'

const hit = (id: string) => ({ id }) as CardView
const hits = (count: number) => Array.from({ length: count }, (_, index) => hit(`v${index}`))
const promo = (position: number, dates: Partial<Promo> = {}): Promo => ({
  position,
  title: '',
  text: '',
  href: '/',
  start: null,
  expiry: null,
  ...dates,
})
const video = (position: 'start' | 'second' | 'middle' | 'end') => ({
  url: '/v.mp4',
  posterUrl: null,
  position,
})
const placeOf = (kind: string, settings: Parameters<typeof toGridItems>[1], count = 21) =>
  toGridItems(hits(count), settings, 1_000).findIndex((item) => item.kind === kind) + 1

test('SRCH-003: one or two hits are centred, three are not', () => {
  expect([0, 1, 2, 3].map((count) => isCentred(hits(count)))).toEqual([true, true, true, false])
})

test('SRCH-004: the promo card is at its configured position, with or without a video, between its dates', () => {
  for (const position of [8, 9, 17]) {
    expect(placeOf('promo', { promo: promo(position), stockVideo: null })).toBe(position)
    expect(placeOf('promo', { promo: promo(position), stockVideo: video('second') })).toBe(position)
  }
  expect(placeOf('promo', { promo: promo(8), stockVideo: null }, 3)).toBe(0)
  expect(placeOf('promo', { promo: promo(8, { expiry: '1970-01-01T00:00:01Z' }), stockVideo: null })).toBe(0)
  expect(placeOf('promo', { promo: promo(8, { start: '1970-01-01T00:00:02Z' }), stockVideo: null })).toBe(0)
})

test('SRCH-005: the stock video is first, second, in the middle or last', () => {
  const place = (position: 'start' | 'second' | 'middle' | 'end') =>
    placeOf('video', { promo: null, stockVideo: video(position) })
  expect([place('start'), place('second'), place('middle'), place('end')]).toEqual([1, 2, 11, 22])
  expect(toGridItems([], { promo: promo(1), stockVideo: video('start') }, 0)).toEqual([])
})

test('SRCH-003, SRCH-005: one or two results are shown without a video', () => {
  const kinds = (count: number) =>
    toGridItems(hits(count), { promo: null, stockVideo: video('start') }, 0).map(({ kind }) => kind)
  expect([kinds(1), kinds(2), kinds(3)[0]]).toEqual([['vehicle'], ['vehicle', 'vehicle'], 'video'])
})

test.each([
  ['nothing', null, null],
  ['the promo card', promo(8), null],
  ['the video', null, video('middle')],
  ['both', promo(9), video('second')],
] as const)(
  'with %s among 21 vehicles no card is alone in the last row of two, three or four',
  (_, card, film) => {
    const items = toGridItems(hits(21), { promo: card, stockVideo: film }, 1_000)
    const places = items.map((item) => placesOf(items, item))
    const total = (columns: number) =>
      places.reduce<number>((sum, place) => sum + (columns === 2 && place === 3 ? 1 : place), 0)
    for (const columns of [2, 3, 4])
      expect(items.length === 21 ? 0 : total(columns) % columns, `${columns} columns`).toBe(0)
    expect(places.filter((place) => place > 1).length).toBe(items.length === 21 ? 0 : 1)
  },
)

test('an incomplete page is left as it is', () => {
  const items = toGridItems(hits(10), { promo: promo(2), stockVideo: video('end') }, 1_000)
  expect(items.every((item) => placesOf(items, item) === 1)).toBe(true)
})

test('the promo card runs for whole days in Brisbane, the last one included (PAGE-043)', () => {
  const dates = { start: '2026-11-20', expiry: '2026-11-21' }
  const shown = (at: string) =>
    toGridItems(hits(8), { promo: promo(1, dates), stockVideo: null }, Date.parse(`${at}+10:00`))[0]?.kind
  expect(shown('2026-11-19T23:59:59')).toBe('vehicle')
  expect([shown('2026-11-20T00:00:00'), shown('2026-11-21T23:59:59')]).toEqual(['promo', 'promo'])
  expect(shown('2026-11-22T00:00:00')).toBe('vehicle')
})

test('SRCH-002: a vehicle alone in the last row of two is centred, unless a double-width card shifts the rows', () => {
  const centred = (count: number, settings: Parameters<typeof toGridItems>[1]) =>
    isLastCentred(toGridItems(hits(count), settings, 1_000))
  expect(centred(3, { promo: null, stockVideo: null })).toBe(true)
  expect(centred(20, { promo: promo(8), stockVideo: video('second') })).toBe(true)
  expect(centred(21, { promo: promo(8), stockVideo: video('second') })).toBe(false)
})
