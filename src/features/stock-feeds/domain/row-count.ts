/** Parses a sender's row count; null for anything but a plausible whole number. */
export function rowCountOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
