import { expect, test } from 'vitest'
import { readReviewFile } from './review-file-schema.ts'

const REVIEW = { id: 7, customer_name: 'Jo', text: 'Fine.', rating: 4, review_date: '2026-11-14T02:00:00Z' }
const read = (...reviews: object[]) => readReviewFile(JSON.stringify(reviews))

test('a list, or an object with reviews, is parsed, and a date-time becomes its day (DATA-027)', () => {
  const expected = { ok: true, value: [{ id: '7', customerName: 'Jo', rating: 4, reviewDate: '2026-11-14' }] }
  expect(read(REVIEW)).toMatchObject(expected)
  expect(readReviewFile(JSON.stringify({ total: 1, reviews: [REVIEW] }))).toMatchObject(expected)
})

test.each([
  ['no JSON', '{', /not JSON/],
  ['six stars', JSON.stringify([{ ...REVIEW, rating: 6 }]), /0\.rating/],
  ['half a star', JSON.stringify([{ ...REVIEW, rating: 4.5 }]), /0\.rating/],
  ['a script as a picture', JSON.stringify([{ ...REVIEW, image: 'javascript:alert(1)' }]), /0\.image/],
  ['no name', JSON.stringify([{ ...REVIEW, customer_name: ' ' }]), /0\.customer_name/],
  ['one id twice', JSON.stringify([REVIEW, REVIEW]), /same id/],
  ['a number', '5', /The file/],
])('a file with %s is refused with its location', (_, json, message) => {
  const answer = readReviewFile(json)
  expect(answer.ok ? '' : answer.error).toMatch(message)
})
