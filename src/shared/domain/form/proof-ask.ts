/** What a form shows that goes on only with a code texted to its own phone. */
export type ProofAsk = {
  /** The masked phone that the code went to; null when none could be sent. */
  sentTo: string | null
  /** What is wrong with the typed code, or why none was sent. */
  error: string | null
  /** Where none can be texted: ALTCHA's challenge as JSON, which the browser solves instead. */
  work?: string
}

/** The name of the form field in which a code for the form's own phone is typed, and of the button that asks for another. */
export const PROOF_CODE_FIELD = 'proof_code'
export const PROOF_AGAIN_FIELD = 'proof_again'
/** The name of the form field in which the browser sends the work it did. */
export const WORK_FIELD = 'proof_work'
