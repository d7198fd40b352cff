/** How many rows a sender says a file has; null for anything but a whole number a file may have. */
export function rowCountOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
