import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import type { ReviewSettings } from './reviews-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { averageText, DEMO_SOURCE, GOOGLE_SOURCE, type Review, type ReviewSet } from './review.ts'
import { timeAgoInWords } from './time-in-words.ts'

/** CONST, PAGE-041: demonstration figures, never shown without being labelled as samples. */
export const SAMPLE_FIGURES = { count: 680, average: 4.3 } as const
const TRANSLATED = '(Translated by Google)'

/** Stars, average and count as shown in headers and blocks (PAGE-009). */
export type ReviewSummary = {
  rating: number
  /** `4.3`. */
  average: string
  total: number
  /** `14 reviews`, `14 Google reviews`, `sample figures`. */
  label: string
}
export type ReviewItem = {
  id: string
  name: string
  text: string
  rating: number
  date: { words: string; ago: string } | null
  reply: { text: string; date: { words: string; ago: string } | null } | null
  image: string | null
}
export type ReviewSection = {
  summary: ReviewSummary
  /** What is shown out of how many, as the law requires; empty if all reviews are shown. */
  notes: string[]
  reviews: ReviewItem[]
  /** Number shown before Show all reviews (PAGE-039). */
  listQuantity: number
}

type Figures = Pick<SiteLocation, 'averageRating' | 'reviewCount' | 'reviews'>

/**
 * The summary of a location: the real figures of its reviews, else those in its document, else the labelled
 * sample figures if a demonstration asks for them, else none (PAGE-009, PAGE-041).
 */
export function reviewSummary(
  set: ReviewSet | null,
  figures: Figures,
  settings: Pick<ReviewSettings, 'hasSampleFigures'>,
): ReviewSummary | null {
  if (set && set.average !== null && set.total > 0)
    return toSummary(set.average, set.total, countLabel(set.total, set.source))
  const average = figures.reviews?.averageRating ?? figures.averageRating
  const count = figures.reviews?.count ?? figures.reviewCount ?? 0
  if (average !== null && count > 0) return toSummary(average, count, countLabel(count, ''))
  if (!settings.hasSampleFigures) return null
  return toSummary(
    SAMPLE_FIGURES.average,
    SAMPLE_FIGURES.count,
    `${SAMPLE_FIGURES.count} reviews (sample figures, not real reviews)`,
  )
}

/** The section of a location: every review, unless the site's settings limit them, which it then states. */
export function reviewSection(
  set: ReviewSet,
  settings: ReviewSettings,
  nowMs: number,
): Omit<ReviewSection, 'summary'> {
  const { shown, notes } = chooseReviews(set, settings)
  const demo =
    set.source === DEMO_SOURCE ? ['Demonstration: these customers and their words are invented.'] : []
  return {
    notes: [...demo, ...notes],
    reviews: shown.map((review) => toItem(review, nowMs)),
    listQuantity: settings.listQuantity,
  }
}

/**
 * The reviews a site shows. Each limit is stated next to the list, and total and average stay those of all
 * reviews, because an undisclosed selection would mislead (Australian Consumer Law s 18 and 29; PAGE-038,
 * PAGE-039, PAGE-040).
 */
export function chooseReviews(
  set: ReviewSet,
  settings: ReviewSettings,
): { shown: Review[]; notes: string[] } {
  const hidden = new Set(settings.hiddenNames.map((name) => name.toLowerCase()))
  const named = set.reviews.filter(({ customerName }) => !hidden.has(customerName.toLowerCase()))
  const spoken = settings.dropsTranslated ? named.filter(({ text }) => !text.includes(TRANSLATED)) : named
  const rated = spoken.filter(({ rating }) => rating >= settings.minimumRating)
  const shown = rated.slice(0, settings.fullQuantity ?? rated.length)
  const { minimumRating } = settings
  const notes = [
    minimumRating > 1
      ? `Showing reviews of ${minimumRating} ${minimumRating === 5 ? 'stars' : 'stars and up'}.`
      : null,
    named.length < set.reviews.length
      ? `${countOf(set.reviews.length - named.length, 'review')} not shown at the dealer’s choice.`
      : null,
    spoken.length < named.length ? 'Translated reviews are not shown.' : null,
    shown.length < set.total ? `Showing ${shown.length} of ${countOf(set.total, 'review')}.` : null,
  ].filter((note) => note !== null)
  return {
    shown,
    notes: notes.length > 0 ? [...notes, `The average counts all ${countOf(set.total, 'review')}.`] : [],
  }
}

function toSummary(rating: number, total: number, label: string): ReviewSummary {
  return { rating, average: averageText(rating), total, label }
}

function countLabel(count: number, source: string): string {
  const kind =
    source === GOOGLE_SOURCE ? 'Google review' : source === DEMO_SOURCE ? 'demonstration review' : 'review'
  return countOf(count, kind)
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function toItem(review: Review, nowMs: number): ReviewItem {
  const dated = (date: string | null) =>
    date ? { words: dateInWords(date), ago: timeAgoInWords(date, nowMs) } : null
  return {
    id: review.id,
    name: review.customerName,
    text: review.text,
    rating: review.rating,
    date: dated(review.reviewDate),
    reply: review.replyText ? { text: review.replyText, date: dated(review.replyDate) } : null,
    image: review.image,
  }
}
