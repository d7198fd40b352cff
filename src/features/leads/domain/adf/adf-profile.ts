/** How one kind of receiver differs from plain ADF 1.0 (standards.md B1, practice facts). */
export type AdfProfile = {
  /** Adds the non-standard `<leadtype>` by which some receivers file leads. */
  hasLeadType: boolean
  /** The receiver accepts `test-drive`; otherwise it gets `buy` with a note in the comments. */
  knowsTestDrive: boolean
  /** Sends first and last name; otherwise one full name. */
  splitsName: boolean
  /** The receiver accepts a trade-in as second vehicle; otherwise it goes in the comments. */
  takesTradeIn: boolean
}

const STANDARD: AdfProfile = {
  hasLeadType: false,
  knowsTestDrive: true,
  splitsName: true,
  takesTradeIn: true,
}

export const ADF_PROFILES: Record<string, AdfProfile> = {
  standard: STANDARD,
  leadtype: { ...STANDARD, hasLeadType: true },
  buy_only: { ...STANDARD, knowsTestDrive: false, takesTradeIn: false },
  full_name: { ...STANDARD, splitsName: false },
}

/** The profile by name; plain ADF 1.0 for an unknown name, so that the lead goes out in any case. */
export function adfProfile(name: string): AdfProfile {
  return (Object.hasOwn(ADF_PROFILES, name) ? ADF_PROFILES[name] : undefined) ?? STANDARD
}
