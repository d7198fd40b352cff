import { PRICE_KIND_WORDS } from './dealer-studio-words.ts'
import type { FeedSource } from './feed-source.ts'

/** The platform's own format: a JSON list, or JSON lines, of vehicles under the spec's wire names (DATA-033). */
export const FORECOURT_JSON_SOURCE = {
  name: 'forecourt-json',
  title: 'JSON list or JSON lines under the wire names of the specification',
  format: 'json',
  columns: [
    { to: 'stocknum', headers: [], isRequired: true },
    { to: 'price_type', headers: [], words: PRICE_KIND_WORDS },
  ],
  dealerOnly: ['purchase_cost'],
  ignored: ['path'],
  keepsWords: true,
  defaults: { itemType: 'car', status: 'in_stock' },
} as const satisfies FeedSource
