import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'
import { type Quote, QUOTE_PAUSE_MS } from '#src/features/finance/domain/quote/quick-quote.ts'
import { postJson, textIn } from '../post-json.ts'

/** The seven names of API-009, and the site's vehicle. */
export type QuoteBody = {
  selfAssessedCreditScore: string
  purchasePrice: number
  loanTerm: number
  year: number | null
  vin: string | null
  nvic: string | null
  whoIsHelping: string | null
  car_id: string | null
}
export type QuoteAnswer = { quote: Quote } | { error: string }

/** Asks the lender through the site; a failure or incomplete answer becomes an answer with its text (ERR-018). */
export async function askQuote(body: QuoteBody, signal?: AbortSignal): Promise<QuoteAnswer> {
  const answer = await postJson('/api/youx/quote', body, signal)
  if (answer?.isOk && !answer.body.error && isQuote(answer.body)) return { quote: answer.body }
  return { error: textIn(answer, 'error') ?? FINANCE_ERRORS.quote_failed.message }
}

function isQuote(body: Readonly<Record<string, unknown>>): body is Quote {
  const { comparisonRate, source, asAt } = body
  const numbers = [
    body.weeklyRepaymentAmount,
    body.advertisedRate,
    body.purchasePrice,
    body.deposit,
    body.finalPayment,
  ]
  return (
    [...numbers, comparisonRate ?? 0].every((number) => Number.isFinite(number)) &&
    typeof source === 'string' &&
    typeof asAt === 'string'
  )
}

type CallerDeps = {
  ask: (body: QuoteBody, signal: AbortSignal) => Promise<QuoteAnswer>
  onAnswer: (answer: QuoteAnswer) => void
}

/** One request 500 ms after the last change (FIN-039); overtaken answers are dropped. `stop` ends it. */
export function createQuoteCaller({ ask, onAnswer }: CallerDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    running.abort()
  }
  return {
    stop,
    change(body: QuoteBody): void {
      stop()
      running = new AbortController()
      const { signal } = running
      timer = setTimeout(async () => {
        const answer = await ask(body, signal)
        if (!signal.aborted) onAnswer(answer)
      }, QUOTE_PAUSE_MS)
    },
  }
}
