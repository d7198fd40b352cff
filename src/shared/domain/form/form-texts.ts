/**
 * Form texts the browser needs too (ERR-011, ERR-019, ERR-024); the tables of refusals stay on the server.
 */
export const INVALID_FIELDS_TEXT = 'Please fix the following errors:'
export const SUBMIT_FAILED_TEXT = 'An error occurred when submitting this form'
export const UNEXPECTED_TEXT = 'An unexpected error occured'
