import { quotedText } from '#src/shared/domain/text/quoted-text.ts'

/** The fault found in a VIN; `wrong_check_digit` says whether the digit is binding in its region. */
export type VinFault =
  | { kind: 'length'; message: string }
  | { kind: 'letters'; message: string }
  | { kind: 'check_digit'; isBinding: boolean; message: string }

/** Length of a VIN (ADR 61, ISO 3779). */
export const VIN_LENGTH = 17
/** 17-character VINs became compulsory in Australia for vehicles made from 1989 (ADR 61/00). */
export const VIN_COMPULSORY_FROM_YEAR = 1989

const VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Upper case without spaces and dashes. */
export function normaliseVin(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '')
}

/** The character at position nine by the North American rule (49 CFR 565.15): 0 to 9 or X. */
export function vinCheckDigit(vin: string): string {
  let sum = 0
  for (let place = 0; place < VIN_LENGTH; place++) {
    const character = vin.charAt(place)
    sum += (VALUES[character] ?? Number(character)) * (WEIGHTS[place] ?? 0)
  }
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

/**
 * Whether the VIN's region makes the check digit binding: North America (1 to 5, and 7 except New Zealand's 7A to
 * 7E) and China (L, GB 16735). Elsewhere, including Australia, position nine is free.
 */
export function hasBindingCheckDigit(vin: string): boolean {
  return /^([1-5]|7[^A-E]|L)/.test(vin)
}

/** The first fault of a normalised VIN, or null. B6: 17 characters, no I, O or Q; then the check digit. */
export function findVinFault(vin: string): VinFault | null {
  if (vin.length !== VIN_LENGTH)
    return {
      kind: 'length',
      message: `VIN '${quotedText(vin)}' has ${vin.length} characters, not ${VIN_LENGTH}`,
    }
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(vin))
    return {
      kind: 'letters',
      message: `VIN '${quotedText(vin)}' holds a character no VIN has (I, O, Q or a sign)`,
    }
  const expected = vinCheckDigit(vin)
  if (vin.charAt(8) === expected) return null
  const message = `VIN '${vin}' has the wrong check digit: position 9 is ${vin.charAt(8)}, the others give ${expected}`
  return { kind: 'check_digit', isBinding: hasBindingCheckDigit(vin), message }
}
