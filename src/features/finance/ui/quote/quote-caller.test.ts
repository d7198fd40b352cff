import { afterEach, expect, test, vi } from 'vitest'
import { QUOTE } from '#src/features/finance/testing/finance-fixtures.ts'
import { askQuote, createQuoteCaller, type QuoteAnswer, type QuoteBody } from './quote-caller.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const body = (purchasePrice: number): QuoteBody => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice,
  loanTerm: 5,
  year: null,
  vin: null,
  nvic: null,
  whoIsHelping: null,
  car_id: null,
})

test('rapid changes make one request, 500 ms after the last (FIN-039)', async () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const answers: QuoteAnswer[] = []
  const caller = createQuoteCaller({
    ask: async ({ purchasePrice }) => {
      asked.push(purchasePrice)
      return { error: 'x' }
    },
    onAnswer: (answer) => answers.push(answer),
  })
  for (const price of [20_000, 30_000, 40_000]) {
    caller.change(body(price))
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect([asked, answers.length]).toEqual([[40_000], 1])
})

test('an answer overtaken by a change, or arriving after the end, is dropped (FIN-039)', async () => {
  vi.useFakeTimers()
  const ends: ((answer: QuoteAnswer) => void)[] = []
  const answers: QuoteAnswer[] = []
  const caller = createQuoteCaller({
    ask: () => new Promise((end) => ends.push(end)),
    onAnswer: (answer) => answers.push(answer),
  })
  caller.change(body(20_000))
  await vi.advanceTimersByTimeAsync(500)
  caller.change(body(30_000))
  ends[0]?.({ error: 'late' })
  await vi.advanceTimersByTimeAsync(500)
  caller.stop()
  ends[1]?.({ error: 'after' })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([])
})

test('a failed quote without a text shows the spec’s (ERR-018)', async () => {
  const failed = { error: 'Failed to get YouX quick quote' }
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  expect(await askQuote(body(1))).toEqual(failed)
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  expect(await askQuote(body(1))).toEqual(failed)
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Closed today' }, { status: 502 }))
  expect(await askQuote(body(1))).toEqual({ error: 'Closed today' })
})

test('only a complete answer is a quote, and any other shows dashes without breaking the page (FIN-041)', async () => {
  const answers = (changes: object) => {
    vi.stubGlobal('fetch', async () => Response.json({ ...QUOTE, error: null, ...changes }))
    return askQuote(body(1))
  }
  expect(await answers({})).toMatchObject({ quote: QUOTE })
  expect(await answers({ comparisonRate: null })).toMatchObject({ quote: { comparisonRate: null } })
  for (const odd of [
    { weeklyRepaymentAmount: '95' },
    { advertisedRate: null },
    { comparisonRate: 'low' },
    { source: 1 },
  ])
    expect(await answers(odd)).toHaveProperty('error')
})
