/** FIN-027: characters of a long disclaimer that stand before Show More. */
export const DISCLAIMER_SHOWN = 197

/**
 * A lender's further words in two parts: what stands, and what Show More brings (FIN-027). Only these fold: warning and
 * comparison rate stand in full beside the figure and are no part of this text (NCC s 164: no click-through).
 */
export function foldDisclaimer(text: string): { shown: string; rest: string } {
  const characters = [...text.trim()]
  return {
    shown: characters.slice(0, DISCLAIMER_SHOWN).join(''),
    rest: characters.slice(DISCLAIMER_SHOWN).join(''),
  }
}

/** The key of a provider's record on a vehicle: lower case, underscores (FIN-028, DATA-016). */
export function lenderKey(provider: string): string {
  return provider.toLowerCase().replace(/[^a-z0-9]+/g, '_')
}
