import { expect, test } from 'vitest'
import { type FeedSurvey, missingEnd, newSurvey, surveyRow, suspicionsOf } from './feed-survey.ts'

const whole: FeedSurvey = {
  ...newSurvey(),
  rows: 100,
  driven: 80,
  columns: ['stocknum', 'advertised_price', 'km'],
}

test('rows are counted by what a shopper would miss', () => {
  const survey = newSurvey()
  for (const wire of [
    { car_type: 'used', advertised_price: '$12,590*', km: 5, images: ['x'] },
    { car_type: 'used', advertised_price: 'POA', km: null, images: [] },
    { car_type: 'used', advertised_price: 'twelve', images: { toString: 0 } },
    { car_type: 'new', price: 10 },
    { car_type: 'used', item_type: 'caravan', price: 10, images: ['x'] },
  ])
    surveyRow(survey, { wire, issues: [] })
  expect(survey).toMatchObject({ rows: 5, driven: 3, withoutPrice: 2, withoutPhotos: 3, withoutKm: 2 })
})

test('a file with most prices, photos or kilometres missing is held, even the first one', () => {
  expect(suspicionsOf({ ...whole, withoutPrice: 51 }, null)).toEqual([
    '51 of 100 vehicles (51 %) have no price',
  ])
  expect(suspicionsOf({ ...whole, withoutPhotos: 90 }, whole)).toEqual([
    '90 of 100 vehicles (90 %) have no photos',
  ])
  expect(suspicionsOf({ ...whole, withoutKm: 41 }, whole)).toEqual([
    '41 of 80 vehicles (51 %) have no kilometres',
  ])
  expect(suspicionsOf({ ...whole, withoutPrice: 50, withoutPhotos: 50, withoutKm: 40 }, null)).toEqual([])
})

test('a feed that never has prices is held only once, and a file with a handful of rows never', () => {
  const bare = { ...whole, withoutPrice: 95 }
  expect(suspicionsOf(bare, { ...whole, withoutPrice: 90 })).toEqual([])
  expect(suspicionsOf({ ...bare, rows: 19 }, whole)).toEqual([])
})

test('a column that disappeared is named', () => {
  expect(suspicionsOf({ ...whole, columns: ['stocknum', 'km', 'colour'] }, whole)).toEqual([
    'columns of the last complete file are not in this one: advertised_price',
  ])
})

test('a last line without a line break means a cut file if there are fewer rows and the feed usually ends with one', () => {
  const open = { ...whole, rows: 85, endsWithNewline: false }
  expect(missingEnd(open, whole)).toContain('85 rows, the last complete file had 100')
  expect(missingEnd({ ...open, rows: 100 }, whole)).toBeNull()
  expect(missingEnd(open, null)).toBeNull()
  const never = { ...whole, endsWithNewline: false }
  expect(missingEnd(open, never)).toBeNull()
  expect(suspicionsOf(open, never)).toEqual([expect.stringContaining('cannot be told')])
  expect(suspicionsOf({ ...open, rows: 95 }, never)).toEqual([])
})
