/** Time comes in as an argument; rules never read the machine's clock themselves. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number
}
