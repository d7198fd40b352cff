import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandScale, TEXT_CONTRAST_MIN, themeCss } from './brand-scale.ts'
import { contrastRatio, hexToOklch, oklchToHex } from './oklch.ts'

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** An independent contrast calculation, so that our formula does not check itself. */
const holds = (one: string | undefined, other: string | undefined) =>
  wcagContrast(one ?? '', other ?? '') >= TEXT_CONTRAST_MIN - 1e-9

test('no brand colour makes an unreadable site: 1,000 random colours keep 4.5:1 (look.md, WCAG 2.2 SC 1.4.3)', () => {
  fc.assert(
    fc.property(hexColour, (brand) => {
      const scale = brandScale(brand)
      const pairs = [
        [scale['--brand-mark'], scale['--brand-on-mark']],
        [scale['--brand-plane-hover'], scale['--brand-on-plane']],
        [scale['--brand-text'], '#ffffff'],
        [scale['--brand-text'], '#e6e5e1'],
        [scale['--brand-text'], scale['--brand-50']],
        [scale['--brand-plane'], scale['--brand-on-plane']],
        [scale['--brand-on-dark'], '#0b0d10'],
        [scale['--brand-focus'], '#ffffff'],
      ]
      for (const [one, other] of pairs) expect(holds(one, other), `${brand}: ${one} on ${other}`).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a colour that is already readable is used as it is', () => {
  const scale = brandScale('#0b5fff')
  expect([scale['--brand-mark'], scale['--brand-plane']]).toEqual(['#0b5fff', '#0b5fff'])
})

test('a bright colour keeps its own areas and buttons, with dark text and a dark edge', () => {
  const scale = brandScale('#f2b705')
  expect(scale['--brand-plane']).toBe('#f2b705')
  expect(scale['--brand-on-plane']).toBe('#0b0d10')
  expect(holds(scale['--brand-mark'], '#ffffff')).toBe(true)
})

test('the scale goes from light to dark', () => {
  const scale = brandScale('#bb162b')
  const lightness = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'].map(
    (step) => hexToOklch(scale[`--brand-${step}`] ?? '').l,
  )
  expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
})

test('OKLCH conversion agrees with culori and converts back to the same colour', () => {
  const reference = converter('oklch')
  fc.assert(
    fc.property(hexColour, (hex) => {
      const ours = hexToOklch(hex)
      const theirs = reference(hex)
      expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 4)
      expect(ours.c).toBeCloseTo(theirs?.c ?? 0, 4)
      expect(oklchToHex(ours)).toBe(hex)
      expect(contrastRatio(hex, '#ffffff')).toBeCloseTo(wcagContrast(hex, '#ffffff'), 2)
    }),
    { numRuns: 300 },
  )
})

test('theme CSS contains only custom properties with hex colours (SITE-007)', () => {
  expect(themeCss({ brandColour: '#1f2a37' })).toMatch(/^:root\{(--brand-[a-z0-9-]+:#[0-9a-f]{6};?)+\}$/)
  expect(themeCss({ brandColour: 'red}</style><script>' })).not.toContain('<')
})
