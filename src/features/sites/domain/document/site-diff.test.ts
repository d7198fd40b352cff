import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffSettings, differenceText } from './site-diff.ts'

test('a setting that changed is named by its path, before and after', () => {
  const [difference] = diffSettings(
    { theme: { brandColour: '#000000', template: 'metro' } },
    { theme: { brandColour: '#ffffff', template: 'metro' } },
  )
  expect(difference && differenceText(difference)).toBe('~ theme.brandColour: "#000000" -> "#ffffff"')
})

test('a location put before another is one addition and no shift of the others', () => {
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

test('a document does not differ from its own copy, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(diffSettings(value, JSON.parse(JSON.stringify(value)))).toEqual([])
    }),
  )
})
