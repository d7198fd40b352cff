import { expect, test } from 'vitest'
import { fieldIssue } from './feed-row.ts'

test('a fault in a field that matters to shoppers refuses the row, and any other is a warning', () => {
  expect(
    ['price', 'vin', 'year', 'car_type', 'status'].map((field) => fieldIssue(field, 'x').severity),
  ).toEqual(Array(5).fill('refused'))
  expect(['doors', 'video_url', 'variant.torque'].map((field) => fieldIssue(field, 'x').severity)).toEqual(
    Array(3).fill('warning'),
  )
})
