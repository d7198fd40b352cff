/** Badge text by make, for certified programmes that have a badge. */
const BADGE_TEXT: Record<string, string> = {
  toyota: 'Toyota Certified',
  'mercedes-benz': 'Mercedes-Benz Certified',
}

/**
 * The certified badge of a used vehicle's marque, or null. A certified Mazda never carries the Mercedes badge, and
 * neither does a demo or new Mercedes (CARD-006, CARD-018).
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
