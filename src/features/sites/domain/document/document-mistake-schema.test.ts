import { expect, test } from 'vitest'
import { z } from 'zod'
import { nearestKey, pathText, toMistakes } from './document-mistake-schema.ts'

const schema = z.strictObject({
  list: z.array(z.strictObject({ count: z.number().int().max(5), name: z.string().max(3) })),
  mode: z.enum(['a', 'b']).default('a'),
})

function sentences(document: unknown): string[] {
  const read = schema.safeParse(document)
  return read.success ? [] : toMistakes(read.error.issues, document, schema).map(({ message }) => message)
}

test('a sentence names the field, the fix and what was found', () => {
  expect(sentences({ list: [{ count: 9, name: 'abcd' }], mode: 'c' })).toEqual([
    'list[0].count must be at most 5; got 9',
    "list[0].name must be at most 3 characters; got 'abcd'",
    "mode must be one of a, b; got 'c'",
  ])
})

test('an unknown key inside a list suggests the nearest key there', () => {
  expect(sentences({ list: [{ count: 1, name: 'a', cuont: 2 }] })).toEqual([
    'list[0].cuont is not a setting; did you mean count?',
  ])
})

test('a long value is cut, so that a mistake stays a sentence', () => {
  expect(sentences({ list: 'x'.repeat(5000) })[0]?.length).toBeLessThan(120)
})

test('the nearest key ignores case, underscores and American spelling, and distant words are not suggested', () => {
  const known = ['brandColour', 'searchFilters']
  expect([
    nearestKey('brand_color', known),
    nearestKey('SEARCHFILTER', known),
    nearestKey('zzz', known),
  ]).toEqual(['brandColour', 'searchFilters', undefined])
})

test('a path is written the way it is typed', () => {
  expect(pathText(['locations', 2, 'address', 'postcode'])).toBe('locations[2].address.postcode')
})
