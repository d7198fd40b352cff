import { isSameOrigin, readLeadBody } from '#src/features/leads/server/intake/lead-body.ts'
import type { PageContext } from '#src/page-context.ts'
import { financeError } from '../domain/finance-errors.ts'
import {
  firstWrongStage,
  type PopupValues,
  readPopup,
  stageErrors,
  STAGES,
} from '../domain/quote/popup-steps.ts'
import { customerBody, leadBody } from '../domain/quote/customer-body.ts'
import { typedPrice } from '../domain/quote/quick-quote.ts'
import { type FinanceStepsFacts, type FinanceStepsState, firstStep } from '../domain/quote/steps-facts.ts'

type StepInput = { page: PageContext; request: Request; facts: FinanceStepsFacts }
const LAST = STAGES.length - 1

/** One step of the form without scripts: Back, Next, or the sending of enquiry and application at once (API-011). */
export async function stepAction({ page, request, facts }: StepInput): Promise<FinanceStepsState> {
  const blank = firstStep({ get: () => null })
  if (!isSameOrigin(request)) return { ...blank, problem: financeError('cross_origin').message }
  const body = await readLeadBody(request)
  if (!body.ok) return { ...blank, problem: body.error.message }
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
  if (text('step_action') === 'back') return at(Math.max(0, stage - 1), clean)
  if (stage < LAST) {
    const isRight = Object.keys(stageErrors(stage, values, about)).length === 0
    if (!isRight) return at(stage)
    return at(stage + 1, { ...clean, quote: stage + 1 === 2 ? await quoteOf(page, { values, facts }) : null })
  }
  const wrong = firstWrongStage(values, about)
  return wrong === null ? at(stage, await send(page, { values, facts, request })) : at(wrong)
}

type Sending = { values: PopupValues; facts: FinanceStepsFacts }

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
  { site, services }: PageContext,
  { values, facts, request }: Sending & { request: Request },
): Promise<Partial<FinanceStepsState>> {
  const { car } = facts
  const lead = leadBody(values, car)
  const [stored, begun] = await Promise.all([
    services.leads
      .submitEnquiry(site, {
        fields: lead,
        channel: 'web_form',
        userAgent: request.headers.get('user-agent'),
        url: request.url,
      })
      .catch(() => null),
    services.finance.createCustomer(site, customerBody(values, car, lead)),
  ])
  if (!stored?.ok) return { problem: stored?.error.message ?? financeError('lead_failed').message }
  const { reference } = stored.value
  return begun.ok
    ? { redirectUrl: begun.value.redirectUrl, reference }
    : { problem: begun.error.message, reference }
}
