/** FIN-027: characters of a long disclaimer before Show More. */
export const DISCLAIMER_SHOWN = 197

/**
 * Splits a lender's further text into the visible part and the rest behind Show More (FIN-027). Only this text
 * collapses: warning and comparison rate always show in full next to the figure (NCC s 164: no click-through).
 */
export function foldDisclaimer(text: string): { shown: string; rest: string } {
  const characters = [...text.trim()]
  return {
    shown: characters.slice(0, DISCLAIMER_SHOWN).join(''),
    rest: characters.slice(DISCLAIMER_SHOWN).join(''),
  }
}

/** The key of a provider's record on a vehicle: lower case with underscores (FIN-028, DATA-016). */
export function lenderKey(provider: string): string {
  return provider.toLowerCase().replace(/[^a-z0-9]+/g, '_')
}
