import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'
import { CODE_SEND_TIMEOUT_MS } from '#src/features/finance/domain/quote/popup-steps.ts'
import { postJson, textIn } from '../post-json.ts'

/** Shown if the carrier does not answer in time (FIN-044). */
export const CODE_TIMEOUT_TEXT = 'The code could not be sent just now. Please try again.'

export type CodeAnswer = { challenge: string | null; error: string | null }

/** Requests a code for the phone; after 15 seconds gives up with a text for the field (FIN-044). */
export async function sendCode(phone: string): Promise<CodeAnswer> {
  return call('/api/youx/send-code', { phone }, AbortSignal.timeout(CODE_SEND_TIMEOUT_MS))
}

/** Checks a typed code; null if right, else the text for the field. */
export async function checkCode(challenge: string, code: string): Promise<string | null> {
  const signal = AbortSignal.timeout(CODE_SEND_TIMEOUT_MS)
  return (await call('/api/youx/check-code', { challenge, code }, signal)).error
}

async function call(path: string, body: object, signal: AbortSignal): Promise<CodeAnswer> {
  const answer = await postJson(path, body, signal)
  if (answer) return { challenge: textIn(answer, 'challenge'), error: textIn(answer, 'error') }
  return { challenge: null, error: signal.aborted ? CODE_TIMEOUT_TEXT : FINANCE_ERRORS.unknown.message }
}

/** For a code typed before one was sent, and for a missing one. */
export const CODE_UNASKED_TEXT = 'Ask for a code first.'
export const CODE_NEEDED_TEXT = 'Ask for a code and type it here: the lender calls this number.'

/** Tracks the sent code. A right one is used up when checked, so it is remembered until the phone changes. */
export function createCodeDesk(check = checkCode) {
  let challenge: string | null = null
  let proven: string | null = null
  let isAway = false
  return {
    /** A new code was requested; null if it could not be sent. */
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
     * The error of a typed code; null if right. Without one the shopper cannot continue, unless none could be
     * sent: then only the enquiry is sent, and the last step says so.
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
