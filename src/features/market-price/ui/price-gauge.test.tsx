import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toGaugePanel } from '#src/features/market-price/domain/gauge-panel.ts'
import type { PriceGauge as Gauge } from '#src/features/market-price/domain/price-gauge.ts'
import { aGauge } from '#src/features/market-price/testing/market-builders.ts'
import { PriceGauge } from './price-gauge.tsx'

function draw(changes: Partial<Gauge> = {}): string {
  const panel = toGaugePanel(aGauge(changes), { kind: 'egc', state: null }, 'full_scale')
  return panel ? renderToStaticMarkup(<PriceGauge panel={panel} />) : ''
}

test('the first HTML contains verdict, both ends of the range, count and date, without scripts (VDP-002)', () => {
  const html = draw()
  expect(html).toContain('Good Deal')
  expect(html).toContain('$20,000 to $30,000')
  expect(html).toContain('Based on 14 comparable vehicles')
  expect(html).toContain('21 November 2026')
  expect(html).not.toContain('<script')
})

test('every amount in the panel comes with what it includes (standards B9)', () => {
  const html = draw()
  expect(html.match(/Excl\. govt charges/g)).toHaveLength(2)
})

test('the colour class follows the fill, and the verdict is also in words (VDP-026)', () => {
  const colours = [0.29, 0.3, 0.59, 0.6].map((fill) => /data-colour="(\w+)"/.exec(draw({ fill }))?.[1])
  expect(colours).toEqual(['low', 'medium', 'medium', 'high'])
  expect(draw({ fill: 0.1 })).toContain('Above market')
})

test('the drawing is hidden from screen readers, which get the words', () => {
  expect(draw()).toMatch(/<div aria-hidden="true" class="relative/)
})

test('a vendor’s text stays text, not markup', () => {
  expect(draw({ description: '<script>alert(1)</script>' })).not.toContain('<script>')
})
