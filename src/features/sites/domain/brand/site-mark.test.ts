import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { LETTERS } from './letter-paths.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { markIconSvg, siteMark } from './site-mark.ts'

const COLOURS = { plane: '#0b5fff', onPlane: '#ffffff' }

test('every demo site has its own mark, whatever its template (SITE-001, SITE-007)', () => {
  const paths = DEMO_SITES.map((document) => {
    const parsed = parseSiteDocument(document)
    if (!parsed.ok) throw new Error('not a valid demo site')
    return siteMark(parsed.value.theme).path
  })
  expect(paths.length).toBeGreaterThan(5)
  expect(new Set(paths).size).toBe(paths.length)
})

test('without a mark the first letter or digit of the name is drawn, and a name without one gives a plain disc', () => {
  expect(siteMark({ mark: null, wordmark: '(carbarn)' }).path).toBe(LETTERS.C)
  expect(siteMark({ mark: null, wordmark: '4x4 World' }).path).toBe(LETTERS[4])
  expect(siteMark({ mark: null, wordmark: '…' }).path).toBe('')
})

test('every letter and figure can be drawn', () => {
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect(LETTERS[sign]).toMatch(/^M[\d.]/)
})

test('an icon contains its colours and path and nothing executable', () => {
  const svg = markIconSvg(siteMark({ mark: null, wordmark: 'Meridian' }), COLOURS)
  expect(svg).toContain('fill="#0b5fff"')
  expect(svg).toContain('stroke="#ffffff"')
  expect(svg).not.toMatch(/<script|<text|href/)
  expect(markIconSvg(siteMark({ mark: null, wordmark: 'M' }), COLOURS, 0.1)).toContain('scale(0.8)')
})

test('a mark’s path is SVG path data and never markup', () => {
  const document = DEMO_SITES[0]
  const mark = { path: 'M0 0"/><script>alert(1)</script>' }
  const parsed = parseSiteDocument({ ...document, theme: { ...document?.theme, mark } })
  expect(parsed.ok ? [] : parsed.error.map(({ message }) => message).join()).toMatch(/theme\.mark\.path/)
})
