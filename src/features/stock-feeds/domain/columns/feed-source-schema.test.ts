import { expect, test } from 'vitest'
import { DEALER_STUDIO_SOURCE } from './dealer-studio-source.ts'
import { readFeedSource } from './feed-source-schema.ts'

test('a column map survives JSON, so that a dealer can keep one in a file', () => {
  expect(readFeedSource(JSON.parse(JSON.stringify(DEALER_STUDIO_SOURCE)))).toEqual({
    ok: true,
    value: DEALER_STUDIO_SOURCE,
  })
})

test('a map that refers to a missing field is refused with its position', () => {
  const map = {
    name: 'own',
    title: 'Own',
    format: 'csv',
    defaults: {},
    columns: [{ to: 'horoscope', headers: ['Sign'] }],
  }
  expect(readFeedSource(map)).toEqual({
    ok: false,
    error: ['columns.0.to: is not a wire name of the vehicle'],
  })
  expect(readFeedSource({ name: '../x' }).ok).toBe(false)
})
