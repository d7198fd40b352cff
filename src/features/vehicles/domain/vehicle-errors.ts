/** Errors of the vehicle endpoints: status and the visitor's text (ERR-012). */
export const VEHICLE_ERRORS = {
  unknown_vehicle: { status: 404, message: 'This vehicle is no longer listed.' },
  other_website: { status: 400, message: 'website_id names another website.' },
  cross_origin: { status: 403, message: 'This request came from another website.' },
  bad_body: { status: 400, message: 'Send car_id, dealership_id and website_id as JSON.' },
  too_many_pdfs: { status: 429, message: 'Too many PDFs at once. Please try again in a moment.' },
  pdfs_busy: { status: 503, message: 'Many PDFs are being made. Please try again in a moment.' },
  pdf_failed: { status: 500, message: 'The PDF could not be made. Please try again, or print the page.' },
} as const satisfies Record<string, { status: number; message: string }>

export type VehicleErrorCode = keyof typeof VEHICLE_ERRORS
