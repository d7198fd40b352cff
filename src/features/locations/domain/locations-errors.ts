/** Dealer locator failures: HTTP status and the visitor's exact text (ERR-021). */
export const LOCATIONS_ERRORS = {
  invalid_postcode: { status: 404, message: 'Invalid postcode' },
} as const satisfies Record<string, { status: number; message: string }>

export type LocationsErrorCode = keyof typeof LOCATIONS_ERRORS
