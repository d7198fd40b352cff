import { expect, test } from 'vitest'
import { MERIDIAN_SHOWROOM } from '#seed/sites/showroom/meridian.ts'
import { isPromoRunning, runningPromos, withPromos } from './promo-node.ts'
import type { PromoNode } from './promotions-schema.ts'
import { promoNode } from './promotions-schema.ts'

const promo = (over: object = {}): PromoNode =>
  promoNode.parse({ title: 'T', text: 'X', href: '/', position: 2, ...over })
const shown = (list: ReturnType<typeof withPromos<string>>) =>
  list.map((entry) => (entry.kind === 'item' ? entry.item : entry.promo.title))

test('PAGE-043: the July banner is at position 1 from 1 to 24 July 2025 in Brisbane, both days in full', () => {
  const banner = promoNode.parse(MERIDIAN_SHOWROOM.promotions?.[0])
  expect(banner).toMatchObject({ start: '2025-07-01', expiry: '2025-07-24', position: 1 })
  const at = (moment: string) =>
    shown(withPromos(['a', 'b'], runningPromos([banner], 'home', Date.parse(moment))))
  expect(at('2025-06-30T23:59:59+10:00')).toEqual(['a', 'b'])
  expect(at('2025-07-01T00:00:00+10:00')).toEqual([banner.title, 'a', 'b'])
  expect(at('2025-07-24T23:59:59+10:00')).toEqual([banner.title, 'a', 'b'])
  expect(at('2025-07-25T00:00:00+10:00')).toEqual(['a', 'b'])
})

test('PAGE-044: a promotion with exact times runs from the first until just before the second', () => {
  const node = promo({ start: '2026-01-01T09:00:00+10:00', expiry: '2026-01-01T17:00:00+10:00' })
  const at = (time: string) => isPromoRunning(node, Date.parse(`2026-01-01T${time}+10:00`))
  expect([at('08:59:59'), at('09:00:00'), at('16:59:59'), at('17:00:00')]).toEqual([false, true, true, false])
})

test('PAGE-044: display lists the pages it shows on', () => {
  const nodes = [
    promo({ title: 'all' }),
    promo({ title: 'offers', display: 'offers' }),
    promo({ title: 'home', display: 'home' }),
  ]
  expect(runningPromos(nodes, 'offers', 0).map(({ title }) => title)).toEqual(['all', 'offers'])
})

test('PAGE-044: with strictDisplay it shows at exactly its position or not at all, and without it a short list shows it last', () => {
  expect(shown(withPromos(['a', 'b', 'c'], [promo()]))).toEqual(['a', 'T', 'b', 'c'])
  expect(shown(withPromos(['a'], [promo({ position: 5 })]))).toEqual(['a', 'T'])
  expect(shown(withPromos(['a'], [promo({ position: 5, strictDisplay: true })]))).toEqual(['a'])
  expect(shown(withPromos(['a'], [promo({ position: 2, strictDisplay: true })]))).toEqual(['a', 'T'])
})

test('DATA-031: parsing a promo node keeps every field', () => {
  const full: PromoNode = {
    title: 'T',
    text: 'X',
    href: '/x',
    image: 'suv/36/red',
    start: '2026-01-01',
    expiry: '2026-02-01',
    position: 8,
    display: 'brands',
    strictDisplay: true,
  }
  expect(promoNode.parse(JSON.parse(JSON.stringify(full)))).toEqual(full)
})
