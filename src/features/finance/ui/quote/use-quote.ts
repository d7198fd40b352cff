import { useEffect, useState } from 'react'
import type { Quote } from '#src/features/finance/domain/quote/quick-quote.ts'
import { askQuote, createQuoteCaller, type QuoteBody } from './quote-caller.ts'

/** The quote for what is chosen, half a second after the last change; null meanwhile and when it failed (FIN-039, FIN-041). */
export function useQuote(body: QuoteBody | null, held: Quote | null = null): Quote | null {
  const [quote, setQuote] = useState(held)
  const key = body && JSON.stringify(body)
  useEffect(() => {
    if (key === null) return
    const caller = createQuoteCaller({
      ask: askQuote,
      onAnswer: (answer) => setQuote('quote' in answer ? answer.quote : null),
    })
    caller.change(JSON.parse(key) as QuoteBody)
    return caller.stop
  }, [key])
  return quote
}
