import type { ProofAsk } from '#src/shared/domain/form/proof-ask.ts'
import type { AccountService } from '#src/features/accounts/server/account-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { fail, type Result } from '#src/shared/domain/result.ts'
import type { EnquiryInput } from '#src/features/leads/domain/form/enquiry-input.ts'
import { leadError, type LeadError } from '#src/features/leads/domain/leads-errors.ts'
import type { AlsoStoreLead, EnquiryReceipt, LeadService } from '../lead-service.ts'

type SenderDeps = { leads: Pick<LeadService, 'submitEnquiry'>; accounts: Pick<AccountService, 'stepUp'> }
type Sent = EnquiryInput & {
  address: string
  cookie: string | null
  also?: AlsoStoreLead
}
type Answer = {
  result: Result<EnquiryReceipt, LeadError>
  /** A code for the form's own phone, required to book a time. */
  proof: ProofAsk | null
  cookies: string[]
}

/** Stores a form's lead. Where many drives or services are booked, one needs a code texted to the form's phone. */
export async function submitAsSender(
  { leads, accounts }: SenderDeps,
  site: SiteContext,
  { address, cookie, ...input }: Sent,
): Promise<Answer> {
  const body = input.fields
  const { form: name } = body
  if (name !== 'test_drive' && name !== 'service')
    return { result: await leads.submitEnquiry(site, input), proof: null, cookies: [] }
  const phone = typeof body.phone === 'string' ? body.phone : ''
  const form = { purpose: name, address, cookie, body, phone } as const
  const { answer, proof, cookies } = await accounts.stepUp(site, form, {
    send: (visitor) => leads.submitEnquiry(site, { ...input, visitor }),
    needsCode: (sent) => !sent.ok && sent.error.code === 'drives_code_needed',
  })
  return { result: answer ?? fail(leadError('drives_code_needed')), proof, cookies }
}
