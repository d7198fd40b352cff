import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'
import { CODE_SEND_TIMEOUT_MS } from '#src/features/finance/domain/quote/popup-steps.ts'
import { postJson, textIn } from '../post-json.ts'

/** Said when the carrier does not answer in time (FIN-044). */
export const CODE_TIMEOUT_TEXT = 'The code could not be sent just now. Please try again.'

export type CodeAnswer = { challenge: string | null; error: string | null }

/** Asks for a code to the phone; after 15 seconds the waiting ends with a text for under the field (FIN-044). */
export async function sendCode(phone: string): Promise<CodeAnswer> {
  return call('/api/youx/send-code', { phone }, AbortSignal.timeout(CODE_SEND_TIMEOUT_MS))
}

/** Whether the typed code is the one that was sent: null when it is, else what to say under the field. */
export async function checkCode(challenge: string, code: string): Promise<string | null> {
  const signal = AbortSignal.timeout(CODE_SEND_TIMEOUT_MS)
  return (await call('/api/youx/check-code', { challenge, code }, signal)).error
}

async function call(path: string, body: object, signal: AbortSignal): Promise<CodeAnswer> {
  const answer = await postJson(path, body, signal)
  if (answer) return { challenge: textIn(answer, 'challenge'), error: textIn(answer, 'error') }
  return { challenge: null, error: signal.aborted ? CODE_TIMEOUT_TEXT : FINANCE_ERRORS.unknown.message }
}

/** Said of a code that was typed before one was sent, and where none was typed. */
export const CODE_UNASKED_TEXT = 'Ask for a code first.'
export const CODE_NEEDED_TEXT = 'Ask for a code and type it here: the lender calls this number.'

/**
 * What is known of the code that was sent: a right one is used up where it is checked, so it is asked about once and
 * remembered until the phone is another one.
 */
export function createCodeDesk(check = checkCode) {
  let challenge: string | null = null
  let proven: string | null = null
  let isAway = false
  return {
    /** A new code is under way; null: it could not be sent. */
    await(given: string | null): void {
      challenge = given
      proven = null
      isAway = given === null
    },
    forget(): void {
      challenge = null
      proven = null
      isAway = false
    },
    /**
     * What is wrong with a typed code; null for a right one. Without one nobody goes on, except where none could be
     * sent: then the enquiry alone goes out, and the last step says so.
     */
    async fault(code: string): Promise<string | null> {
      if (proven !== null && (code === '' || code === proven)) return null
      if (code === '') return isAway ? null : CODE_NEEDED_TEXT
      if (challenge === null) return CODE_UNASKED_TEXT
      const fault = await check(challenge, code)
      if (fault === null) proven = code
      return fault
    },
  }
}
