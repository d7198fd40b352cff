/** VDP-052. */
export const METRES_PER_FOOT = 0.3048

/** Millimetres of a length given in feet, to the nearest millimetre (VDP-052). */
export function mmFromFeet(feet: number): number {
  return Math.round(feet * METRES_PER_FOOT * 1000)
}

const metres = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const feetText = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** `6.71 m`, from millimetres. */
export function formatMetres(mm: number): string {
  return `${metres.format(mm / 1000)} m`
}

/** `6.71 m (22 ft)`: caravans are asked for by feet and towed by metres. */
export function formatMetresAndFeet(mm: number): string {
  return `${formatMetres(mm)} (${feetText.format(mm / 1000 / METRES_PER_FOOT)} ft)`
}
