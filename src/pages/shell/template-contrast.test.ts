import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandScale, TEXT_CONTRAST_MIN } from '#src/features/sites/domain/brand/brand-scale.ts'
import { TEMPLATES, type Template } from '#src/features/sites/domain/site-config.ts'

const CSS = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8')
const CARD_CSS = readFileSync(
  join(import.meta.dirname, '../../features/vehicles/ui/vehicle-card/card-layouts.css'),
  'utf8',
)
/** WCAG 2.2 SC 1.4.11: whatever marks a control or its focus. */
const CONTROL_CONTRAST_MIN = 3

/** Text colours and their backgrounds, as paired by the classes of pages, headers, cards and footers. */
const TEXT_PAIRS: [text: string, grounds: string[]][] = [
  ['--ink', ['--ground', '--surface', '--studio', '--band', '--brand-soft']],
  ['--ink-muted', ['--ground', '--surface', '--studio', '--band', '--brand-soft']],
  ['--brand-text', ['--ground', '--surface', '--studio', '--band', '--brand-soft']],
  ['--on-night', ['--night']],
  ['--on-night-muted', ['--night']],
  ['--brand-on-dark', ['--night']],
  // Planes and buttons, at rest and under the pointer; pins and counts.
  ['--brand-on-plane', ['--brand-plane', '--brand-plane-hover']],
  ['--brand-on-mark', ['--brand-mark']],
  // Tags, badges and faults; the name of a town on a map; the foot of a card on a dark band.
  ['--good-ink', ['--good-soft', '--ground', '--surface']],
  ['--on-good', ['--good-strong']],
  ['--color-danger', ['--ground', '--surface', '--color-danger-soft']],
  ['--ink', ['--map-land', '--map-sea']],
  ['--ink-muted', ['--map-land']],
  ['--on-night', ['--band-foot']],
  ['--on-night-muted', ['--band-foot']],
]
const CONTROL_PAIRS: [mark: string, grounds: string[]][] = [
  ['--line-strong', ['--ground', '--surface']],
  ['--brand-focus', ['--ground', '--surface', '--studio']],
  ['--brand-on-dark', ['--night', '--band-foot']],
  ['--brand-on-plane', ['--brand-plane']],
  ['--brand-text', ['--map-land', '--map-sea']],
  // The edge of a button, the bar of a slider or of steps, a pin.
  ['--brand-mark', ['--ground', '--surface', '--studio', '--band', '--map-land', '--map-sea']],
  ['--star', ['--ground', '--surface', '--band', '--brand-soft']],
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The same thousand for every template: making a scale takes longer than checking it. */
const SCALES = fc.sample(hexColour, 1000).map((brand) => ({ brand, scale: brandScale(brand) }))

test.each(TEMPLATES)(
  '%s: on every background of the template, all text keeps 4.5:1 for each of 1,000 random brand colours (look.md, SITE-003)',
  (template) => {
    const tokens = tokensOf(template)
    const night = { ...tokens, ...blockOf('.night-scope') }
    for (const { brand, scale } of SCALES) {
      expectPairs(TEXT_PAIRS, { ...tokens, ...scale }, TEXT_CONTRAST_MIN, brand)
      expectPairs(CONTROL_PAIRS, { ...tokens, ...scale }, CONTROL_CONTRAST_MIN, brand)
      const plate = { ...night, ...scale, '--brand-text': scale['--brand-on-dark'] ?? '' }
      const pairs: typeof TEXT_PAIRS = ['--ink', '--ink-muted', '--brand-text'].map((text) => [
        text,
        ['--ground', '--surface'],
      ])
      expectPairs(pairs, plate, TEXT_CONTRAST_MIN, brand)
    }
  },
)

function expectPairs(
  pairs: typeof TEXT_PAIRS,
  tokens: Record<string, string>,
  min: number,
  brand: string,
): void {
  for (const [text, grounds] of pairs) {
    for (const ground of grounds) {
      const ratio = wcagContrast(colourOf(tokens, text), colourOf(tokens, ground))
      if (ratio < min - 1e-9)
        expect.fail(`${brand}: ${text} on ${ground} holds ${ratio.toFixed(2)}, less than ${min}`)
    }
  }
}

/** A colour token, through at most one `var()`. */
function colourOf(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] ?? ''
  const colour = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  const hex = colour ? (tokens[colour] ?? '') : value
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${name} is no colour: ${value}`)
  return hex
}

function tokensOf(template: Template): Record<string, string> {
  const own = template === 'metro' ? {} : blockOf(`[data-template='${template}']`)
  const tokens = { ...blockOf('@theme inline'), ...blockOf(':root'), ...own }
  return {
    ...tokens,
    '--map-land': mix(tokens, ['--studio', '--surface'], ruleShare('.map-land')),
    '--band-foot': mix(tokens, ['--on-night', '--night'], ruleShare("[data-plane='tinted'] & .card-foot")),
  }
}

/** Two tokens mixed the way `color-mix(in oklab, one share%, other)` does it. */
function mix(tokens: Record<string, string>, [one, other]: [string, string], share: number): string {
  return formatHex(interpolate([tokens[other] ?? '', tokens[one] ?? ''], 'oklab')(share))
}

/** The share of the first colour in the first `color-mix` of a rule. */
function ruleShare(selector: string): number {
  const rule = (CSS + CARD_CSS).split(`${selector} {`)[1] ?? ''
  const percent = /color-mix\(in oklab, var\(--[\w-]+\) (\d+)%/.exec(rule)?.[1]
  if (percent === undefined) throw new Error(`${selector} mixes no colours`)
  return Number(percent) / 100
}

/** The custom properties of the first rule of a selector. */
function blockOf(selector: string): Record<string, string> {
  const start = CSS.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`)
  const body = CSS.slice(CSS.indexOf('{', start) + 1, CSS.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
