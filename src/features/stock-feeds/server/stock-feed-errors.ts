/** Stock feed errors: HTTP status and the operator's text. `detail` is added after a colon. */
export const STOCK_FEED_ERRORS = {
  unknown_source: { status: 404, text: 'No stock feed source has this name' },
  wrong_map: { status: 400, text: 'The column map is wrong' },
  unknown_dealership: { status: 404, text: 'No dealership has this id or slug' },
  unreadable_file: { status: 400, text: 'The file cannot be read' },
  unknown_run: { status: 404, text: 'No feed run has this id' },
  nothing_to_approve: { status: 409, text: 'This run waits for no approval' },
  unknown_vehicle: { status: 404, text: 'The dealership has no vehicle with this stock number' },
  key_missing: { status: 401, text: 'Send the dealership key as "Authorization: Bearer <key>"' },
  key_unknown: {
    status: 401,
    text: 'This key is not valid any more, or never was: ask the website’s operator for a new one',
  },
  idempotency_key_missing: { status: 400, text: 'Send an Idempotency-Key header of 1 to 200 characters' },
  idempotency_key_reused: { status: 409, text: 'This idempotency key was used with another request' },
  idempotency_key_busy: { status: 409, text: 'A request with this idempotency key is still running' },
  wrong_mode: { status: 400, text: 'mode must be full or delta' },
  wrong_rows: { status: 400, text: 'rows must be the whole number of rows in the body' },
  wrong_content_type: { status: 415, text: 'The content type does not fit the source' },
  body_empty: { status: 400, text: 'The request has no body' },
  body_cut_off: {
    status: 400,
    text: 'Fewer bytes came than were announced: nothing was read, send it again',
  },
  body_too_slow: {
    status: 408,
    text: 'The file came too slowly, below 16 KB a second: nothing was read, send it again',
  },
  body_too_large: { status: 413, text: 'The file is too large' },
} as const satisfies Record<string, { status: number; text: string }>

export type StockFeedErrorCode = keyof typeof STOCK_FEED_ERRORS
export type StockFeedError = { code: StockFeedErrorCode; message: string }

export function stockFeedError(code: StockFeedErrorCode, detail?: string): StockFeedError {
  const { text } = STOCK_FEED_ERRORS[code]
  return { code, message: detail ? `${text}: ${detail}` : text }
}
