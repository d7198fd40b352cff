import {
  FILTERABLE_ATTRIBUTES,
  SEARCHABLE_ATTRIBUTES,
  SORTABLE_ATTRIBUTES,
} from '#src/features/search/domain/stock-document.ts'
import { FACET_VALUES_MAX } from '../engines/columnar-engine/answer/count-facet.ts'

/** SRCH-038: a hosted index counts no further; above it the facet counts give the total. */
export const TOTAL_HITS_MAX = 2000

/** Settings that make a hosted Meilisearch answer like the embedded index. */
export const INDEX_SETTINGS = {
  filterableAttributes: [...FILTERABLE_ATTRIBUTES] as string[],
  sortableAttributes: [...SORTABLE_ATTRIBUTES] as string[],
  searchableAttributes: [...SEARCHABLE_ATTRIBUTES] as string[],
  // A requested order comes before relevance; ties end in the featured order.
  rankingRules: [
    'sort',
    'words',
    'typo',
    'proximity',
    'attribute',
    'exactness',
    'featured_rank:asc',
    'created_at_timestamp:desc',
  ],
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnAttributes: ['stocknum', 'vin', 'regplate'],
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet: FACET_VALUES_MAX, sortFacetValuesBy: { '*': 'count' as const } },
  pagination: { maxTotalHits: TOTAL_HITS_MAX },
}
