/** Stock searches kept in the browser: enough to go back through a long visit at about 20 kB each. */
export const STOCK_SEARCHES_KEPT = 30
/** Directory searches kept (SRCH-043). */
export const DIRECTORY_SEARCHES_KEPT = 10
