/**
 * What a texted code proves a phone for, and how its message calls it. A code of one purpose is none for another, so
 * that nobody talks a code for a test drive out of somebody and signs in with it.
 */
export const CODE_PURPOSES = {
  sign_in: 'sign-in code',
  finance: 'finance application code',
  checkout: 'reservation code',
  test_drive: 'test drive code',
} as const

export type CodePurpose = keyof typeof CODE_PURPOSES
/** What a phone is proved for without signing in. */
export type ProofPurpose = Exclude<CodePurpose, 'sign_in'>

/** How long a proved phone counts in the browser that proved it: as long as a form takes. */
export const PROOF_LIFE_MS = 30 * 60_000
