import { useEffect, useState } from 'react'
import type { Quote } from '#src/features/finance/domain/quote/quick-quote.ts'
import { askQuote, createQuoteCaller, type QuoteBody } from './quote-caller.ts'

/** A quote and whether it is loading; `quote` always belongs to the current choice. */
export type Quoted = { quote: Quote | null; isAsking: boolean }

/** The quote for the current choice, half a second after the last change; null on failure (FIN-039, FIN-041). */
export function useQuote(body: QuoteBody | null, held: Quote | null = null): Quoted {
  const key = body && JSON.stringify(body)
  const [answer, setAnswer] = useState<{ key: string | null | undefined; quote: Quote | null }>({
    key: held ? key : undefined,
    quote: held,
  })
  const isKnown = answer.key === key && answer.quote !== null
  useEffect(() => {
    if (key === null || isKnown) return
    const caller = createQuoteCaller({
      ask: askQuote,
      onAnswer: (given) => setAnswer({ key, quote: 'quote' in given ? given.quote : null }),
    })
    caller.change(JSON.parse(key) as QuoteBody)
    return caller.stop
  }, [key, isKnown])
  const isAnswered = answer.key === key
  return { quote: isAnswered ? answer.quote : null, isAsking: key !== null && !isAnswered }
}
