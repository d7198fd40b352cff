/** Delivery estimate failures: HTTP status and the visitor's exact text (ERR-009, ERR-010). */
export const DELIVERY_ERRORS = {
  postcode_missing: { status: 400, message: 'Please enter a postcode.' },
  not_served: {
    status: 404,
    message:
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  },
  unknown_vehicle: { status: 404, message: 'This vehicle is no longer listed.' },
} as const satisfies Record<string, { status: number; message: string }>

export type DeliveryErrorCode = keyof typeof DELIVERY_ERRORS
