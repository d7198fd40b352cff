/** Comparison rate warning (National Consumer Credit Protection Regulations, short form); never shortened. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
