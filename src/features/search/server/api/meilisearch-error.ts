import type { SearchError } from '#src/features/search/domain/search-engine.ts'

/** Codes used only by the HTTP API, in addition to the engine's. */
export type ApiErrorCode =
  | SearchError['code']
  | 'payload_too_large'
  | 'malformed_payload'
  | 'not_found'
  | 'invalid_facet_search_facet_name'
  | 'feature_not_enabled'
  | 'invalid_search_attributes_to_highlight'
  | 'invalid_search_highlight_pre_tag'
  | 'invalid_search_highlight_post_tag'
  | 'too_many_search_requests'
  | 'method_not_allowed'
  | 'internal'
export type ApiError = { code: ApiErrorCode; status: number; message: string; retryAfterSeconds?: number }
export type MeilisearchError = { message: string; code: string; type: string; link: string }

/** An error in Meilisearch's format: message, code, type, link. */
export function toMeilisearchError(error: ApiError): MeilisearchError {
  return {
    message: error.message,
    code: error.code,
    type: error.status >= 500 ? 'internal' : 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${error.code}`,
  }
}

export function badRequest(message: string): ApiError {
  return { code: 'bad_request', status: 400, message }
}
