import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffSettings, differenceText } from './site-diff.ts'

test('a changed setting is listed by its path, with both values', () => {
  const [difference] = diffSettings(
    { theme: { brandColour: '#000000', template: 'metro' } },
    { theme: { brandColour: '#ffffff', template: 'metro' } },
  )
  expect(difference && differenceText(difference)).toBe('~ theme.brandColour: "#000000" -> "#ffffff"')
})

test('inserting a location before another is one addition, and the others do not shift', () => {
  const before = { locations: [{ slug: 'b', phone: '1' }] }
  const after = {
    locations: [
      { slug: 'a', phone: '2' },
      { slug: 'b', phone: '1' },
    ],
  }
  expect(diffSettings(before, after).map(differenceText)).toEqual([
    '+ locations[a]: {"slug":"a","phone":"2"}',
  ])
  expect(diffSettings(after, before).map(differenceText)).toEqual([
    '- locations[a]: {"slug":"a","phone":"2"}',
  ])
})

test('a document does not differ from its own copy, whatever it contains', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(diffSettings(value, JSON.parse(JSON.stringify(value)))).toEqual([])
    }),
  )
})
