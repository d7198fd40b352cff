import { DEALER_STUDIO_SOURCE } from './dealer-studio-source.ts'
import type { FeedSource } from './feed-source.ts'
import { FORECOURT_JSON_SOURCE } from './forecourt-json-source.ts'

/** Every built-in source. Dealers' own maps, parsed by feed-source-schema.ts, are added to the list. */
export const FEED_SOURCES: readonly FeedSource[] = [DEALER_STUDIO_SOURCE, FORECOURT_JSON_SOURCE]
