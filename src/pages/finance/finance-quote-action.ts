import { PROOF_AGAIN_FIELD, PROOF_CODE_FIELD } from '#src/shared/domain/form/proof-ask.ts'
import { isSameOrigin, readPostedForm } from '#src/app/posted-form.ts'
import { type PageContext, toldOrNull } from '#src/app/page-context.ts'
import { normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { financeError } from '#src/features/finance/domain/finance-errors.ts'
import {
  firstWrongStage,
  type PopupValues,
  readPopup,
  stageErrors,
  STAGES,
} from '#src/features/finance/domain/quote/popup-steps.ts'
import { customerBody, leadBody } from '#src/features/finance/domain/quote/customer-body.ts'
import { typedPrice } from '#src/features/finance/domain/quote/quick-quote.ts'
import {
  type FinanceStepsFacts,
  type FinanceStepsState,
  firstStep,
} from '#src/features/finance/domain/quote/steps-facts.ts'

type StepInput = { page: PageContext; request: Request; facts: FinanceStepsFacts }
const LAST = STAGES.length - 1
const DETAILS = STAGES.indexOf('Your Details')

/** A step's next view, and the Set-Cookie lines that go with it. */
type Moved = { state: FinanceStepsState; cookies: string[] }

/**
 * One step of the form without scripts: Back, Next, or sending enquiry and application together (API-011).
 * Your Details can only be left with a proved phone: once they are valid, a code is texted to it.
 */
export async function stepAction({ page, request, facts }: StepInput): Promise<Moved> {
  const blank = firstStep({ get: () => null })
  const stay = (state: FinanceStepsState): Moved => ({ state, cookies: [] })
  if (!isSameOrigin(request)) return stay({ ...blank, problem: financeError('cross_origin').message })
  const body = await readPostedForm(request)
  if (!body.ok) return stay({ ...blank, problem: body.error.message })
  const text = (name: string) => (typeof body.value[name] === 'string' ? String(body.value[name]) : null)
  const values = readPopup(text)
  const about = { hasCar: facts.car.price !== null }
  const stage = Math.min(Math.max(Math.trunc(Number(text('stage'))) || 0, 0), LAST)
  const at = (where: number, more: Partial<FinanceStepsState> = {}) => ({
    ...blank,
    values,
    stage: where,
    errors: stageErrors(where, values, about),
    ...more,
  })
  const clean = { errors: {} }
  if (text('step_action') === 'back') return stay(at(Math.max(0, stage - 1), clean))
  if (stage < LAST) {
    const isRight = Object.keys(stageErrors(stage, values, about)).length === 0
    if (!isRight) return stay(at(stage))
    const isAgain = text('step_action') === 'code_again'
    const proof = stage === DETAILS ? await proofOf(page, request, { values, isAgain }) : PROVED
    if (proof.fault !== null)
      return { state: at(stage, { errors: { code: proof.fault } }), cookies: proof.cookies }
    const quote = stage + 1 === 2 ? await quoteOf(page, { values, facts }) : null
    return { state: at(stage + 1, { ...clean, quote }), cookies: proof.cookies }
  }
  const wrong = firstWrongStage(values, about)
  if (wrong !== null) return stay(at(wrong))
  return stay(at(stage, await send(page, { values, facts, request })))
}

type Sending = { values: PopupValues; facts: FinanceStepsFacts }
type Asked = { values: PopupValues; isAgain: boolean }
const PROVED = { fault: null, cookies: [] as string[] }

/**
 * Whether this browser has proved the phone of Your Details, including by the code just typed; otherwise what
 * to say at the code. If no code can be texted the shopper goes on: the enquiry is sent, and the last step
 * says why the application is not.
 */
async function proofOf(
  { site, services, address }: PageContext,
  request: Request,
  { values, isAgain }: Asked,
) {
  const body = { [PROOF_CODE_FIELD]: values.code, [PROOF_AGAIN_FIELD]: isAgain ? '1' : '' }
  const cookie = request.headers.get('cookie')
  const form = { purpose: 'finance', address, cookie, body, phone: values.phone } as const
  const { proof, cookies } = await services.accounts.stepUp(site, form, {
    send: async ({ provenPhone }) => provenPhone === normaliseAuPhone(values.phone),
    needsCode: (isProven) => !isProven,
  })
  if (!proof?.sentTo) return { fault: null, cookies }
  return { fault: proof.error ?? `We texted a code to ${proof.sentTo}. Enter it here to go on.`, cookies }
}

async function quoteOf({ site, services }: PageContext, { values, facts }: Sending) {
  const { carId, year, vin, nvic } = facts.car
  const found = await services.finance.quote(site, {
    selfAssessedCreditScore: values.selfAssessedCreditScore,
    purchasePrice: typedPrice(values.purchasePrice),
    loanTerm: Number(values.loanTerm),
    ...{ year, vin, nvic, car_id: carId, whoIsHelping: values.whoIsHelping },
  })
  return found.ok ? found.value : null
}

async function send(
  { site, services, onFault }: PageContext,
  { values, facts, request }: Sending & { request: Request },
): Promise<Partial<FinanceStepsState>> {
  const { car } = facts
  const lead = leadBody(values, car)
  const provenPhone = await services.accounts.provenPhone(site, request.headers.get('cookie'), 'finance')
  const [stored, begun] = await Promise.all([
    services.leads
      .submitEnquiry(site, {
        fields: lead,
        channel: 'web_form',
        userAgent: request.headers.get('user-agent'),
        url: request.url,
      })
      .catch(toldOrNull({ onFault })),
    services.finance.createCustomer(site, customerBody(values, car, lead), { provenPhone }),
  ])
  if (!stored?.ok) return { problem: stored?.error.message ?? financeError('lead_failed').message }
  const { reference } = stored.value
  return begun.ok
    ? { redirectUrl: begun.value.redirectUrl, reference }
    : { problem: begun.error.message, reference }
}
