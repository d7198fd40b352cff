/** What a form shows that goes on only with a code texted to its own phone. */
export type ProofAsk = {
  /** The masked phone that the code went to; null when none could be sent. */
  sentTo: string | null
  /** What is wrong with the typed code, or why none was sent. */
  error: string | null
}
