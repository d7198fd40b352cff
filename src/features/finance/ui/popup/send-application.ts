import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'
import { postJson, textIn } from '../post-json.ts'

/** Where the shopper continues, or an error; `reference` is that of the stored enquiry. */
export type Sent = { redirectUrl: string | null; reference: string | null; error: string | null }

/**
 * Sends enquiry and application together (API-011). The application's address is followed only if the enquiry is
 * stored too; each failure gives the server's text, else the spec's (ERR-018).
 */
export async function sendApplication(lead: object, customer: object): Promise<Sent> {
  const [stored, begun] = await Promise.all([
    postJson('/api/leads', lead),
    postJson('/api/youx/create-customer', customer),
  ])
  const reference = textIn(stored, 'reference')
  const failed = (error: string): Sent => ({ redirectUrl: null, reference, error })
  if (!stored?.body.lead_id) return failed(textIn(stored, 'error') ?? FINANCE_ERRORS.lead_failed.message)
  const redirectUrl = textIn(begun, 'redirectUrl')
  if (redirectUrl !== null) return { redirectUrl, reference, error: null }
  const { customer_failed: unanswered, no_redirect: nowhere } = FINANCE_ERRORS
  return failed(begun ? (textIn(begun, 'error') ?? nowhere.message) : unanswered.message)
}
