/** Every error the event endpoint returns. The texts are written for developers who send events. */
export const ANALYTICS_ERRORS = {
  cross_origin: { status: 403, message: 'Events come from the pages of this site only.' },
  invalid_body: {
    status: 400,
    message: 'Send a JSON object of at most 16 KiB with a list "events" of 1 to 20 events.',
  },
  too_large: { status: 413, message: 'Events are at most 16 KiB at a time.' },
  off: { status: 404, message: 'This site keeps no events.' },
  unknown_event: { status: 422, message: 'There is no such event; docs/analytics.md lists them.' },
  wrong_site: { status: 422, message: 'The event names another site than the one it was sent to.' },
  needs_car: { status: 422, message: 'This event is about a vehicle: give its car_id.' },
  unknown_car: { status: 422, message: 'This site lists no such vehicle.' },
  recorded_by_server: {
    status: 422,
    message: 'The server records this event itself; a browser need not and cannot.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type AnalyticsErrorCode = keyof typeof ANALYTICS_ERRORS
