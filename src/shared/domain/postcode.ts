/** LEAD-024: the exact text for a postcode that is not four digits. */
export const POSTCODE_ERROR = 'Invalid postcode. Please enter a 4-digit number.'
export const POSTCODE_LENGTH = 4

/** Whether the text is exactly four digits (LEAD-024). */
export function isPostcode(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}
