/** What one kind of receiver needs other than plain ADF 1.0 (standards.md B1, practice facts). */
export type AdfProfile = {
  /** Emits the non-standard `<leadtype>` some receivers file by. */
  hasLeadType: boolean
  /** The receiver knows `test-drive`; otherwise it is sent as `buy` and said in the comments. */
  knowsTestDrive: boolean
  /** Names as first and last; otherwise one full name. */
  splitsName: boolean
  /** The receiver takes a trade-in as a second vehicle; otherwise it is said in the comments. */
  takesTradeIn: boolean
}

const STANDARD: AdfProfile = {
  hasLeadType: false,
  knowsTestDrive: true,
  splitsName: true,
  takesTradeIn: true,
}

/** Profiles a receiver may name in a site document. */
export const ADF_PROFILES: Record<string, AdfProfile> = {
  standard: STANDARD,
  leadtype: { ...STANDARD, hasLeadType: true },
  buy_only: { ...STANDARD, knowsTestDrive: false, takesTradeIn: false },
  full_name: { ...STANDARD, splitsName: false },
}

/** The profile by name; an unknown name gets plain ADF 1.0, as a lead must go out in any case. */
export function adfProfile(name: string): AdfProfile {
  return (Object.hasOwn(ADF_PROFILES, name) ? ADF_PROFILES[name] : undefined) ?? STANDARD
}
