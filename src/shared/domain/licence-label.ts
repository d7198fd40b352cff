import type { AuState } from './au-state.ts'

/** What a state calls a dealer licence in advertisements, and the source of that rule (standards.md B9). */
export type LicenceRule = { label: string; source: string }

export const LICENCE_RULES: Record<AuState, LicenceRule> = {
  NSW: {
    label: 'MD',
    source: 'Motor Dealers and Repairers Act 2013 (NSW) s 19A: number on the website and all advertising',
  },
  WA: {
    label: 'MD',
    source: 'Motor Vehicle Dealers Act 1973 (WA) s 21: business name and number in every advertisement',
  },
  VIC: {
    label: 'LMCT',
    source: 'Consumer Affairs Victoria: LMCT number on sign, certificate and advertisements',
  },
  SA: {
    label: 'LVD',
    source: 'Second-hand Vehicle Dealers Regulations 2010 (SA) Sch 3 governs advertisements',
  },
  QLD: { label: 'Licence', source: 'no display text found; shown anyway' },
  ACT: { label: 'Licence', source: 'no display text found; shown anyway' },
  NT: { label: 'Licence', source: 'number needed in advertisements; no label found' },
  TAS: { label: 'Licence', source: 'number needed in advertisements; no label found' },
}

/**
 * The licence as shown in footers and on vehicles, such as `LMCT 15103`. A label that is already there is not
 * repeated.
 */
export function licenceText({
  licenceNumber,
  licenceState,
}: {
  licenceNumber: string
  licenceState: AuState
}): string {
  const { label } = LICENCE_RULES[licenceState]
  const number = licenceNumber.trim()
  return number.toUpperCase().startsWith(label.toUpperCase()) ? number : `${label} ${number}`
}
