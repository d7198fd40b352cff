/** Makes whose certified programme has a badge here, with the badge's words. */
const BADGE_TEXT: Record<string, string> = {
  toyota: 'Toyota Certified',
  'mercedes-benz': 'Mercedes-Benz Certified',
}

/**
 * The marque's certified badge of a used vehicle, or null. A badge belongs to its marque: a certified Mazda never
 * carries the Mercedes badge, nor does a demo or new Mercedes (CARD-006, CARD-018).
 */
export function certifiedBadge(facts: {
  make: string
  carType: string
  isCertified: boolean
}): { marque: string; text: string } | null {
  if (!facts.isCertified || facts.carType !== 'used') return null
  const text = BADGE_TEXT[facts.make.trim().toLowerCase()]
  return text
    ? { marque: facts.make.trim().toLowerCase() === 'toyota' ? 'Toyota' : 'Mercedes-Benz', text }
    : null
}
