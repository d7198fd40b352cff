import { redirect } from 'react-router'
import { isSameOrigin } from '#src/app/posted-form.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { questionsFor } from '#src/features/trade-in/domain/condition-questions.ts'
import { type TradeInError, tradeInError } from '#src/features/trade-in/domain/trade-in-errors.ts'
import { type Raw, textOf } from '#src/features/trade-in/domain/trade-in-fields.ts'
import { toRaw, typedIn } from '#src/features/trade-in/domain/posted-fields.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import type { TradeInService } from '#src/features/trade-in/server/trade-in-service.ts'
import { stepHref } from '#src/features/trade-in/ui/step-frame.tsx'
import type { TradeInProblem } from '#src/features/trade-in/ui/trade-in-problem.tsx'

type ActionInput = { tradeIn: TradeInService; site: SiteContext; request: Request }
type Refused = { problem: TradeInProblem; status: number }
type StepInput = { token: string; raw: Raw; owner: TradeIn; userAgent: string | null }
type Outcome = { error: TradeInError } | { to: string }

/** The forms of all steps: stores what was sent and goes on, or returns the errors with what was typed. */
export async function valuationAction({ tradeIn, site, request }: ActionInput): Promise<Refused | Response> {
  if (!isSameOrigin(request)) return refuse(tradeInError('cross_origin'), {})
  const token = new URL(request.url).searchParams.get('t') ?? ''
  const owner = await tradeIn.open(site, token)
  if (!owner) return refuse(tradeInError('not_found'), {})
  const { fields, error } = await tradeIn.readStepForm(request, owner)
  if (error) return refuse(error, typedIn(fields))
  const raw = toRaw(fields)
  const run = RUN[textOf(raw, 'step')] ?? (async () => ({ error: tradeInError('invalid_body') }))
  const userAgent = request.headers.get('user-agent')
  const outcome = await run(tradeIn, site, { token, raw, owner, userAgent }).catch(() => ({
    error: tradeInError('submit_failed'),
  }))
  return 'to' in outcome ? redirect(outcome.to, 303) : refuse(outcome.error, typedIn(fields))
}

/** A visitor who sends too much gets back what they typed; photos are dropped. */
export async function refuseTooMany(
  tradeIn: Pick<TradeInService, 'readForm'>,
  request: Request,
): Promise<Refused> {
  const typed = isSameOrigin(request) ? typedIn((await tradeIn.readForm(request)).fields) : {}
  return refuse(tradeInError('rate_limited'), typed)
}

type Run = (tradeIn: TradeInService, site: SiteContext, input: StepInput) => Promise<Outcome>

const RUN: Record<string, Run> = {
  async vehicle(tradeIn, site, { token, raw }) {
    const done = await tradeIn.setVehicle(site, token, raw)
    return done.ok ? { to: stepHref(token, 'condition') } : done
  },
  async condition(tradeIn, site, { token, raw }) {
    const done = await tradeIn.setCondition(site, token, raw)
    return done.ok ? { to: stepHref(token, 'photos') } : done
  },
  async details(tradeIn, site, { token, raw, userAgent }) {
    const visit = { channel: 'web_form' as const, userAgent }
    const done = await tradeIn.setContact(site, token, { raw, visit })
    return done.ok ? { to: stepHref(token, 'offer') } : done
  },
  async accept(tradeIn, site, { token, userAgent }) {
    const done = await tradeIn.accept(site, token, { channel: 'web_form', userAgent })
    return done.ok ? { to: stepHref(token, 'offer') } : done
  },
  async call(tradeIn, site, { token, userAgent }) {
    const done = await tradeIn.askForCall(site, token, { channel: 'web_form', userAgent })
    return done.ok ? { to: `${stepHref(token, 'offer')}&called=1` } : done
  },
  // The photos were stored as they arrived.
  async photos(_, __, { token }) {
    return { to: stepHref(token, 'photos') }
  },
  async remove_photo(tradeIn, _, { token, raw, owner }) {
    await tradeIn.photos.remove(owner, textOf(raw, 'photo'))
    return { to: stepHref(token, 'photos') }
  },
}

/** The answers' fields are named `answer.{question}` on the page. */
function refuse(error: TradeInError, values: Record<string, string>): Refused {
  const questions = new Set(
    (['car', 'truck', 'motorcycle', 'caravan'] as const).flatMap((type) =>
      questionsFor(type).map(({ id }) => id),
    ),
  )
  const fields = error.fields.map(({ field, message }) => ({
    field: questions.has(field) ? `answer.${field}` : field,
    message,
  }))
  return { problem: { message: error.message, fields, values }, status: error.status }
}
