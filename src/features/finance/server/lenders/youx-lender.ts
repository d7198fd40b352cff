import type { GetJson } from '#src/platform/http/outbound-json.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { Lender, LenderFailure } from '../lender.ts'

type YouxDeps = {
  /** Address of the API, with or without a trailing slash. */
  url: string
  key: string
  name: string
  postJson: GetJson
}

const WEEKLY_MAX = 100_000
const RATE_MAX = 60
const MESSAGE_MAX = 300

/**
 * YouX over HTTP, with the spec's names and the site's key as a bearer token (docs/finance.md): `POST
 * {url}/quick-quote` `{selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping}` answers
 * `{weeklyRepaymentAmount, advertisedRate, comparisonRate, error}`; `POST {url}/create-customer` `{data,
 * additionalData}` answers `{redirectUrl, error}`. Calls are not retried, because a second application would
 * create a second customer. Anything else is a failure, with the lender's own text if it gave one.
 */
export function createYouxLender({ url, key, name, postJson }: YouxDeps): Lender {
  const base = url.replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${key}` }
  const ask = async (path: string, body: object) =>
    readAnswer(await postJson(`${base}${path}`, headers, body))

  return {
    source: `Quoted by ${name}`,
    async quote(question) {
      const answer = await ask('/quick-quote', question)
      if (!answer.ok) return answer
      const { weeklyRepaymentAmount: weekly, advertisedRate: rate, comparisonRate } = answer.value
      if (!isWithin(weekly, WEEKLY_MAX) || !isWithin(rate, RATE_MAX))
        return fail({ reason: 'no repayment or rate in the answer', message: null })
      return ok({
        weeklyRepaymentAmount: weekly,
        advertisedRate: rate,
        comparisonRate: isWithin(comparisonRate, RATE_MAX) ? comparisonRate : null,
      })
    },
    async createCustomer({ additionalData, whoIsHelping, ...data }) {
      const answer = await ask('/create-customer', {
        data,
        additionalData: { ...additionalData, ...(whoIsHelping ? { whoIsHelping } : {}) },
      })
      if (!answer.ok) return answer
      const { redirectUrl } = answer.value
      if (typeof redirectUrl !== 'string' || redirectUrl === '')
        return fail({ reason: 'no redirectUrl in the answer', message: null })
      return ok({ redirectUrl })
    },
  }
}

type Answer = Result<{ status: number; body: unknown }, string>

function readAnswer(answer: Answer): Result<Record<string, unknown>, LenderFailure> {
  if (!answer.ok) return fail({ reason: answer.error, message: null })
  const { status, body } = answer.value
  const read = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const message = typeof read.error === 'string' && read.error.trim() !== '' ? read.error.trim() : null
  if (status >= 200 && status < 300 && message === null && !read.error) return ok(read)
  return fail({ reason: `HTTP ${status}`, message: message?.slice(0, MESSAGE_MAX) ?? null })
}

function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && value > 0 && value <= max
}
