/** Time is passed in; rules never read the machine's clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
}
