import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'

/** Where the shopper goes on, or what to say; `reference` is that of the stored enquiry. */
export type Sent = { redirectUrl: string | null; reference: string | null; error: string | null }

type Answer = { error?: unknown; redirectUrl?: unknown; lead_id?: unknown; reference?: unknown }

/**
 * Sends enquiry and application at once (API-011). The application's address is followed only when the enquiry is
 * stored too; each failure has the server's own text, else the spec's (ERR-018).
 */
export async function sendApplication(lead: object, customer: object): Promise<Sent> {
  const [leadAnswer, customerAnswer] = await Promise.all([
    post('/api/leads', lead),
    post('/api/youx/create-customer', customer),
  ])
  const reference = typeof leadAnswer?.reference === 'string' ? leadAnswer.reference : null
  if (!leadAnswer?.lead_id)
    return { redirectUrl: null, reference, error: textOf(leadAnswer) ?? FINANCE_ERRORS.lead_failed.message }
  const redirectUrl = customerAnswer?.redirectUrl
  if (typeof redirectUrl === 'string' && redirectUrl !== '') return { redirectUrl, reference, error: null }
  const error = customerAnswer
    ? (textOf(customerAnswer) ?? FINANCE_ERRORS.no_redirect.message)
    : FINANCE_ERRORS.customer_failed.message
  return { redirectUrl: null, reference, error }
}

/** Null when no answer came that can be read. */
async function post(path: string, body: object): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  } catch {
    return null
  }
}

function textOf(answer: Answer | null): string | null {
  return typeof answer?.error === 'string' && answer.error !== '' ? answer.error : null
}
