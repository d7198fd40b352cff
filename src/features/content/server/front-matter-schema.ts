import { z } from 'zod'
import { findBlogCategory } from '../domain/blog-category.ts'
import { isLeadCategory } from '#src/features/leads/domain/form/lead-category.ts'
import { parseMoment } from '../domain/schedule.ts'

const PICTURE = /^(?:[a-z0-9]+\/-?[a-z0-9-]+\/[a-z]+|\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/i

const words = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must be at most ${max} characters`)
const moment = z
  .string()
  .refine(
    (text) => parseMoment(text, 'UTC') !== null,
    'must be a date such as 2026-12-01, or a time such as 2026-12-01 09:00',
  )

/** What the front matter at the top of a content file may contain. */
export const frontMatter = z.strictObject({
  title: words(90),
  description: words(320),
  /** Short name for page lists; defaults to the title. */
  menu: words(40).optional(),
  image: z
    .string()
    .regex(PICTURE, 'must be a picture key such as suv/36/red, a path or an https: address')
    .optional(),
  alt: words(200).optional(),
  category: z
    .string()
    .refine((text) => findBlogCategory(text) !== undefined, 'must be one of the five blog categories')
    .optional(),
  publish_at: moment.optional(),
  expires_at: moment.optional(),
  enquire: z.string().refine(isLeadCategory, 'must be a category of the enquiry form').optional(),
})

export type FrontMatter = z.output<typeof frontMatter>
