const DAY_MS = 86_400_000
const UNITS: readonly [days: number, name: string][] = [
  [365, 'year'],
  [30, 'month'],
  [7, 'week'],
  [1, 'day'],
]
/** How long ago a date was: `today`, `3 days ago`, `2 months ago`. A future date counts as today. */
export function timeAgoInWords(date: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(`${date}T00:00:00Z`)) / DAY_MS)
  for (const [length, name] of UNITS) {
    const count = Math.floor(days / length)
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'} ago`
  }
  return 'today'
}
