/**
 * What a texted code is for, with its wording in the message. A code for one purpose is not valid for another, so
 * nobody can be tricked out of a test drive code that then signs a stranger in.
 */
export const CODE_PURPOSES = {
  sign_in: 'sign-in code',
  finance: 'finance application code',
  checkout: 'reservation code',
  test_drive: 'test drive code',
  service: 'service booking code',
  spin: 'prize wheel code',
} as const

export type CodePurpose = keyof typeof CODE_PURPOSES
/** What a phone can be verified for without signing in. */
export type ProofPurpose = Exclude<CodePurpose, 'sign_in'>

/** How long a verified phone counts in the same browser: long enough to complete a form. */
export const PROOF_LIFE_MS = 30 * 60_000
