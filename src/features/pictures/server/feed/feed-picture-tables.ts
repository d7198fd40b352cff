import type { Generated } from 'kysely'

export type FeedPictureState = 'waiting' | 'stored' | 'failed' | 'refused'

export type FeedPicturesTable = {
  dealership_id: string
  url_hash: string
  url: string
  position: number
  state: Generated<FeedPictureState>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  reason: string | null
  thumb_hash: string | null
  stored_at: Date | null
  etag: string | null
  last_modified: string | null
  check_at: Date | null
  version: Generated<number>
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    feed_pictures: FeedPicturesTable
  }
}
