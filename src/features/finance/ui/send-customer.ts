import { customerOfForm, type FinanceCar } from '#src/features/finance/domain/quote/customer-body.ts'
import { postJson, textIn } from './post-json.ts'

let sent: { content: string; answer: Promise<string | null> } | null = null

/**
 * Starts the application along with a finance form (API-010, API-011): returns where the lender continues or, if
 * only the enquiry counts, null. One application however often the form is sent.
 */
export function sendCustomer(
  car: FinanceCar,
  fields: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const body = customerOfForm(fields, car)
  const content = JSON.stringify(body)
  if (sent?.content !== content) sent = { content, answer: begin(body) }
  return sent.answer
}

/** Asks for the code of an unverified phone while the enquiry is being sent. */
async function begin(body: { data: { phoneNumber: string } }): Promise<string | null> {
  const post = () => postJson('/api/youx/create-customer', body)
  const answer = await post()
  if (answer?.body.code !== 'phone_unproven') return textIn(answer, 'redirectUrl')
  const { provePhone } = await import('./prove-phone.tsx')
  return (await provePhone(body.data.phoneNumber)) ? textIn(await post(), 'redirectUrl') : null
}
