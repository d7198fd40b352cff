import { expect, test } from 'vitest'
import { cpuMs } from '#src/testing/cpu-time.ts'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import {
  BLOCK_PLACEHOLDERS,
  fillText,
  PLACEHOLDERS,
  placeholderValues,
  soleName,
  unknownNames,
} from './placeholders.ts'

function configOf(slug: string, change: object = {}) {
  const parsed = parseSiteDocument({ ...DEMO_SITES.find((site) => site.slug === slug), ...change })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

test('every site has its own value for every placeholder (SITE-007)', () => {
  for (const { slug } of DEMO_SITES) {
    const { inline, blocks } = placeholderValues(configOf(slug))
    for (const name of Object.keys(PLACEHOLDERS)) expect(inline[name], `${slug} ${name}`).toMatch(/\S/)
    expect(Object.keys(blocks)).toEqual(Object.keys(BLOCK_PLACEHOLDERS))
  }
  expect(placeholderValues(configOf('meridian')).inline).toMatchObject({
    phone: '07\u00a05550\u00a01000',
    makes: 'Toyota, Hyundai, Mazda and Kia',
    vehicle: 'car',
  })
})

test('a dealer’s name is inserted as text, never as markup', () => {
  const { blocks } = placeholderValues(
    configOf('northgate-kia', {
      dealerships: [
        { slug: 'x', name: '**Loud** [x](javascript:alert(1))', licenceNumber: '1', licenceState: 'QLD' },
      ],
      locations: [],
    }),
  )
  expect(blocks.sellers).not.toMatch(/[^\\]\[x/)
})

test('known names are filled in and unknown ones stay as written', () => {
  expect(fillText('Call {{phone}} or {{ name }}: {{nonsense}}', { phone: '1', name: 'N' })).toBe(
    'Call 1 or N: {{nonsense}}',
  )
  expect(fillText('{{constructor}}', {})).toBe('{{constructor}}')
})

test('a passage placeholder must be a paragraph by itself; inside a sentence it is reported as unknown', () => {
  expect(soleName(' {{places}} ')).toBe('places')
  expect(unknownNames('{{places}}')).toEqual([])
  expect(unknownNames('See {{places}} and {{Name}} and {{name}}')).toEqual(['places', 'Name'])
})

test('text of nothing but opening braces is processed without delay', async () => {
  const spent = await cpuMs(() => expect(unknownNames('{{'.repeat(50_000))).toEqual([]))
  expect(spent).toBeLessThan(300)
})
