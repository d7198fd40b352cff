/** What a form shows when it needs a code texted to the phone typed in it. */
export type ProofAsk = {
  /** The masked phone the code was sent to; null when none could be sent. */
  sentTo: string | null
  /** What is wrong with the code typed, or why none was sent. */
  error: string | null
  /** If none can be texted: ALTCHA's challenge as JSON, for the browser to solve instead. */
  work?: string
}

/** Name of the form field for the code, and of the button that asks for another one. */
export const PROOF_CODE_FIELD = 'proof_code'
export const PROOF_AGAIN_FIELD = 'proof_again'
/** Name of the form field in which the browser sends the work it did. */
export const WORK_FIELD = 'proof_work'
