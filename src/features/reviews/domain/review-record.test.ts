import { expect, test } from 'vitest'
import { toReviewList } from './review-record.ts'

test('a list gives its total as a number, its average as a string, and every field of a review (DATA-027)', () => {
  const review = {
    id: 'r1',
    customerName: 'Jo Citizen',
    text: 'Fine.',
    rating: 4,
    reviewDate: '2026-11-01',
    replyText: 'Thank you.',
    replyDate: '2026-11-14',
    image: null,
  }
  const list = toReviewList(
    [review, { ...review, id: 'r2', rating: 5, replyText: null, replyDate: null }],
    Date.parse('2026-11-21T00:00:00Z'),
  )
  expect(list).toMatchObject({ total: 2, average: '4.5' })
  expect(list.reviews[0]).toEqual({
    id: 'r1',
    customer_name: 'Jo Citizen',
    text: 'Fine.',
    rating: 4,
    created_at_time_ago_in_words: '2 weeks ago',
    review_date: '2026-11-01',
    review_date_in_words: '1 November 2026',
    reply_text: 'Thank you.',
    reply_date: '2026-11-14',
    reply_date_in_words: '14 November 2026',
    image: null,
  })
  expect(list.reviews[1]).toMatchObject({ reply_text: null, reply_date_in_words: null })
})
