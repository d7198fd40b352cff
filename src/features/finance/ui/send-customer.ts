import { customerOfForm, type FinanceCar } from '#src/features/finance/domain/quote/customer-body.ts'
import { postJson, textIn } from './post-json.ts'

let sent: { content: string; answer: Promise<string | null> } | null = null

/**
 * Begins the application beside a finance form that is being sent (API-010, API-011): gives where the lender goes on,
 * or null, and then the enquiry alone counts. One application however often a form is sent again.
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

/** A phone that is not proved yet is asked for its code, while the enquiry is sent beside it. */
async function begin(body: { data: { phoneNumber: string } }): Promise<string | null> {
  const post = () => postJson('/api/youx/create-customer', body)
  const answer = await post()
  if (answer?.body.code !== 'phone_unproven') return textIn(answer, 'redirectUrl')
  const { provePhone } = await import('./prove-phone.tsx')
  return (await provePhone(body.data.phoneNumber)) ? textIn(await post(), 'redirectUrl') : null
}
