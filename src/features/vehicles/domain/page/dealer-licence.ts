import type { AuState } from '#src/shared/domain/au-state.ts'

/** What each state calls a motor dealer's licence in an advertisement (standards.md B9, licence display). */
const LICENCE_LABEL: Record<AuState, string> = {
  NSW: 'MD',
  VIC: 'LMCT',
  WA: 'MD',
  SA: 'LVD',
  QLD: 'Licence',
  ACT: 'Licence',
  NT: 'Licence',
  TAS: 'Licence',
}

/** `LMCT 11234`: the licence that must stand with every vehicle advertised (NSW s 19A, WA s 21, standards.md B9). */
export function dealerLicenceText(licence: { licenceNumber: string; licenceState: AuState }): string {
  const label = LICENCE_LABEL[licence.licenceState]
  const number = licence.licenceNumber.trim()
  return number.toUpperCase().startsWith(label.toUpperCase()) ? number : `${label} ${number}`
}
