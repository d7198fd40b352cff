import { expect, test } from 'vitest'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { isCentred, toGridItems, type Promo } from './result-grid.ts'

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

test('SRCH-004: the promo card stands at its configured place, with or without a video, between its dates', () => {
  for (const position of [8, 9, 17]) {
    expect(placeOf('promo', { promo: promo(position), stockVideo: null })).toBe(position)
    expect(placeOf('promo', { promo: promo(position), stockVideo: video('second') })).toBe(position)
  }
  expect(placeOf('promo', { promo: promo(8), stockVideo: null }, 3)).toBe(0)
  expect(placeOf('promo', { promo: promo(8, { expiry: '1970-01-01T00:00:01Z' }), stockVideo: null })).toBe(0)
  expect(placeOf('promo', { promo: promo(8, { start: '1970-01-01T00:00:02Z' }), stockVideo: null })).toBe(0)
})

test('SRCH-005: the stock video stands at the start, second, middle or end', () => {
  const place = (position: 'start' | 'second' | 'middle' | 'end') =>
    placeOf('video', { promo: null, stockVideo: video(position) })
  expect([place('start'), place('second'), place('middle'), place('end')]).toEqual([1, 2, 11, 22])
  expect(toGridItems([], { promo: promo(1), stockVideo: video('start') }, 0)).toEqual([])
})

test('the promo card runs whole days of Brisbane, the last one included (PAGE-043)', () => {
  const dates = { start: '2026-11-20', expiry: '2026-11-21' }
  const shown = (at: string) =>
    toGridItems(hits(8), { promo: promo(1, dates), stockVideo: null }, Date.parse(`${at}+10:00`))[0]?.kind
  expect(shown('2026-11-19T23:59:59')).toBe('vehicle')
  expect([shown('2026-11-20T00:00:00'), shown('2026-11-21T23:59:59')]).toEqual(['promo', 'promo'])
  expect(shown('2026-11-22T00:00:00')).toBe('vehicle')
})
