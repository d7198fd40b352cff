import type { Store } from '#src/platform/database/database.ts'
import type { LocationId, SiteId } from '#src/shared/domain/ids.ts'
import type { Review } from '../domain/review.ts'
import './review-tables.ts'

type Place = { siteId: SiteId; locationId: LocationId }
/** Rows per insert. PostgreSQL allows 65,535 parameters per statement. */
const ROWS_AT_ONCE = 500

/** The stored reviews of a location, newest first, each with its source. */
export async function findReviews(
  db: Store['db'],
  { siteId, locationId }: Place,
): Promise<(Review & { source: string })[]> {
  const rows = await db
    .selectFrom('location_reviews')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('location_id', '=', locationId)
    .orderBy('review_date', (by) => by.desc().nullsLast())
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id.slice(row.id.lastIndexOf('#') + 1),
    customerName: row.customer_name,
    text: row.body,
    rating: row.rating,
    reviewDate: row.review_date,
    replyText: row.reply_text,
    replyDate: row.reply_date,
    image: row.image_url,
    source: row.source,
  }))
}

/** Replaces a location's reviews from one source, all or nothing. */
export async function replaceReviews(
  db: Store['db'],
  { siteId, locationId }: Place,
  { source, reviews, importedAt }: { source: string; reviews: readonly Review[]; importedAt: Date },
): Promise<void> {
  const rows = reviews.map((review, position) => ({
    id: `${siteId}/${locationId}/${source}#${review.id.replaceAll('#', '-')}`,
    site_id: siteId,
    location_id: locationId,
    source,
    position,
    customer_name: review.customerName,
    body: review.text,
    rating: review.rating,
    review_date: review.reviewDate,
    reply_text: review.replyText,
    reply_date: review.replyDate,
    image_url: review.image,
    imported_at: importedAt,
  }))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('location_reviews')
      .where('site_id', '=', siteId)
      .where('location_id', '=', locationId)
      .where('source', '=', source)
      .execute()
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await transaction
        .insertInto('location_reviews')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
  })
}
