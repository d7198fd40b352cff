import { expect, test } from 'vitest'
import type { ReviewSettings } from './reviews-schema.ts'
import { averageOf, type Review, type ReviewSet } from './review.ts'
import { chooseReviews, reviewSection, reviewSummary } from './review-section.ts'

const ALL: ReviewSettings = {
  source: 'imported',
  keyEnv: null,
  url: 'https://places.example',
  minimumRating: 1,
  hiddenNames: [],
  dropsTranslated: false,
  fullQuantity: null,
  listQuantity: 10,
  hasSampleFigures: false,
}
const NO_FIGURES = { averageRating: null, reviewCount: null, reviews: null }
const NOW = Date.parse('2026-11-21T00:00:00Z')

function aReview(id: string, rating: number, over: Partial<Review> = {}): Review {
  return {
    id,
    customerName: `Customer ${id}`,
    text: 'Fine.',
    rating,
    reviewDate: '2026-09-14',
    replyText: null,
    replyDate: null,
    image: null,
    ...over,
  }
}
function setOf(reviews: Review[], source = 'showroom'): ReviewSet {
  return { reviews, total: reviews.length, average: averageOf(reviews), source }
}
const MIXED = setOf([aReview('a', 5), aReview('b', 4), aReview('c', 3), aReview('d', 1)])
const ids = (reviews: Review[]) => reviews.map(({ id }) => id)

test('by default all reviews are shown, with no note needed (standards.md B9 trap 4)', () => {
  expect(chooseReviews(MIXED, ALL)).toEqual({ shown: MIXED.reviews, notes: [] })
})

test('with a minimum of 4 a 3-star review is never shown and a 4-star one is, and the page says so (PAGE-038)', () => {
  const { shown, notes } = chooseReviews(MIXED, { ...ALL, minimumRating: 4 })
  expect(ids(shown)).toEqual(['a', 'b'])
  expect(notes).toEqual([
    'Showing reviews of 4 stars and up.',
    'Showing 2 of 4 reviews.',
    'The average counts all 4 reviews.',
  ])
  expect(reviewSummary(MIXED, NO_FIGURES, ALL)).toMatchObject({ average: '3.3', total: 4 })
})

test('the full section shows at most 12 if so configured, a list 10 before the rest, with the total (PAGE-039)', () => {
  const many = setOf(Array.from({ length: 40 }, (_, index) => aReview(String(index), 5)))
  const { shown, notes } = chooseReviews(many, { ...ALL, fullQuantity: 12 })
  expect(shown).toHaveLength(12)
  expect(notes).toContain('Showing 12 of 40 reviews.')
  expect(reviewSection(many, ALL, NOW).listQuantity).toBe(10)
  expect(reviewSection(many, ALL, NOW).reviews).toHaveLength(40)
})

test('reviews by two listed names and a translated one are hidden if so configured, and the page says so (PAGE-040)', () => {
  const set = setOf([
    aReview('a', 5, { customerName: 'Ann Example' }),
    aReview('b', 5, { customerName: 'Bob Example' }),
    aReview('c', 5, { text: '(Translated by Google) Very good' }),
    aReview('d', 2),
  ])
  const { shown, notes } = chooseReviews(set, {
    ...ALL,
    hiddenNames: ['ann example', 'Bob Example'],
    dropsTranslated: true,
  })
  expect(ids(shown)).toEqual(['d'])
  expect(notes).toEqual([
    '2 reviews not shown at the dealer’s choice.',
    'Translated reviews are not shown.',
    'Showing 1 of 4 reviews.',
    'The average counts all 4 reviews.',
  ])
})

test('sample figures of 680 and 4.3 show only where a site asks for them, and are labelled as samples (PAGE-041)', () => {
  expect(reviewSummary(null, NO_FIGURES, ALL)).toBeNull()
  expect(reviewSummary(null, NO_FIGURES, { hasSampleFigures: true })).toEqual({
    rating: 4.3,
    average: '4.3',
    total: 680,
    label: '680 reviews (sample figures, not real reviews)',
  })
  expect(reviewSummary(MIXED, NO_FIGURES, { hasSampleFigures: true })?.total).toBe(4)
})

test('figures in the document are used until there are reviews (PAGE-009)', () => {
  const stated = { ...NO_FIGURES, averageRating: 4.6, reviewCount: 31 }
  expect(reviewSummary(null, stated, ALL)).toMatchObject({ average: '4.6', total: 31, label: '31 reviews' })
  expect(reviewSummary(setOf([aReview('a', 5)], 'google'), stated, ALL)).toMatchObject({
    average: '5.0',
    label: '1 Google review',
  })
})

test('a review has its name, text, stars, time in words, and the reply with its date (PAGE-042)', () => {
  const [item] = reviewSection(
    setOf([aReview('a', 4, { replyText: 'Thank you.', replyDate: '2026-11-14' })]),
    ALL,
    NOW,
  ).reviews
  expect(item).toEqual({
    id: 'a',
    name: 'Customer a',
    text: 'Fine.',
    rating: 4,
    date: { words: '14 September 2026', ago: '2 months ago' },
    reply: { text: 'Thank you.', date: { words: '14 November 2026', ago: '1 week ago' } },
    image: null,
  })
})

test('invented reviews of a demonstration are labelled as such', () => {
  expect(reviewSection(setOf([aReview('a', 5)], 'demo'), ALL, NOW).notes).toEqual([
    'Demonstration: these customers and their words are invented.',
  ])
})
