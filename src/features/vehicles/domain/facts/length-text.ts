/** VDP-052. */
const METRES_PER_FOOT = 0.3048

const metres = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const feetText = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** `6.71 m`, from millimetres. */
export function formatMetres(mm: number): string {
  return `${metres.format(mm / 1000)} m`
}

/** `6.71 m (22 ft)`: caravan buyers think in feet, and towing rules use metres. */
export function formatMetresAndFeet(mm: number): string {
  return `${formatMetres(mm)} (${feetText.format(mm / 1000 / METRES_PER_FOOT)} ft)`
}
