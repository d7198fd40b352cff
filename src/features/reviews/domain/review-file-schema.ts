import { z } from 'zod'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Review } from './review.ts'

const REVIEWS_MAX = 5000
const TEXT_MAX = 5000
const PICTURE = /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/i

const text = z.string().trim().min(1).max(TEXT_MAX)
/** A day, or a date-time cut to its day, such as `2026-11-14T02:00:00Z`. */
const day = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/, 'must start with a date such as 2026-11-14')
  .transform((value) => value.slice(0, 10))

/** DATA-027 with the specification's spelling. Times in words are ignored and generated afresh. */
const record = z
  .object({
    id: z.union([z.string().min(1).max(200), z.number()]).transform(String),
    customer_name: text.max(120),
    text: z.string().trim().max(TEXT_MAX),
    rating: z.number().int().min(1).max(5),
    review_date: day.nullish(),
    reply_text: text.nullish(),
    reply_date: day.nullish(),
    image: z.string().max(2000).regex(PICTURE, 'must be a path or an https: address').nullish(),
  })
  .transform(
    (read): Review => ({
      id: read.id,
      customerName: read.customer_name,
      text: read.text,
      rating: read.rating,
      reviewDate: read.review_date ?? null,
      replyText: read.reply_text ?? null,
      replyDate: read.reply_date ?? null,
      image: read.image ?? null,
    }),
  )

const file = z.union([
  z.array(record).max(REVIEWS_MAX),
  z.object({ reviews: z.array(record).max(REVIEWS_MAX) }).transform(({ reviews }) => reviews),
])

/** Parses a hostile review file: a list, or `{"reviews": [...]}` (DATA-027). Errors give the location. */
export function readReviewFile(json: string): Result<Review[], string> {
  const parsed = parseJson(json)
  if (!parsed.ok) return parsed
  const list = Array.isArray(parsed.value) ? z.array(record).max(REVIEWS_MAX) : file
  const read = list.safeParse(parsed.value)
  if (!read.success) {
    const [issue] = read.error.issues
    return fail(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'is no list of reviews'}`)
  }
  const ids = new Set(read.data.map(({ id }) => id))
  return ids.size === read.data.length ? ok(read.data) : fail('Two reviews have the same id.')
}

function parseJson(json: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(json))
  } catch {
    return fail('The file is not JSON.')
  }
}
