import { FINANCE_ERRORS } from '#src/features/finance/domain/finance-errors.ts'
import { type Quote, QUOTE_PAUSE_MS } from '#src/features/finance/domain/quote/quick-quote.ts'

/** The seven names of API-009, and the vehicle of the site. */
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

/** Asks the lender through the site; a failure is an answer with its text (ERR-018). */
export async function askQuote(body: QuoteBody, signal?: AbortSignal): Promise<QuoteAnswer> {
  try {
    const response = await fetch('/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })
    const answer = (await response.json()) as Quote & { error: unknown }
    if (response.ok && !answer.error) return { quote: answer }
    return { error: typeof answer.error === 'string' ? answer.error : FINANCE_ERRORS.quote_failed.message }
  } catch {
    return { error: FINANCE_ERRORS.quote_failed.message }
  }
}

type CallerDeps = {
  ask: (body: QuoteBody, signal: AbortSignal) => Promise<QuoteAnswer>
  onAnswer: (answer: QuoteAnswer) => void
}

/**
 * One call 500 ms after the last change (FIN-039); an answer that a later change overtook is dropped. `stop` ends it.
 */
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
