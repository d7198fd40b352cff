import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { freePort } from '#src/platform/testing/free-port.ts'
import { type SinkMood, type SmtpSink, startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aFaultBench, HOUR_MS } from '#src/features/leads/testing/fault-bench.ts'

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const numbersIn = (sink: SmtpSink) =>
  sink.received.map(({ email }) => /number \w+/.exec(email.text ?? '')?.[0] ?? '')
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `number ${index}`)

async function expectOnceInOrder(sink: SmtpSink, texts: string[]): Promise<void> {
  expect(numbersIn(sink)).toEqual(texts)
  const ids = sink.received.map(({ email }) => email.messageId)
  expect(new Set(ids).size).toBe(texts.length)
  const states = await store.db.selectFrom('lead_deliveries').select('state').execute()
  expect(states.map(({ state }) => state)).toEqual(texts.map(() => 'delivered'))
}

test.each<[string, SinkMood]>([
  ['hangs', 'hang'],
  ['closes in the middle of a mail', 'close'],
  ['answers 452 to the mailbox', 'busy'],
  ['answers 451 to the text', { atText: 451 }],
])(
  'a mail server that %s for an hour still gets every lead once, in order (LEAD-001, pain 1)',
  async (_, mood) => {
    const sink = await startSmtpSink()
    const bench = aFaultBench(store, sink.url)
    sink.setMood(mood)
    const texts = numbers(3)
    for (const text of texts) await bench.submit(text)
    await bench.pass(HOUR_MS, 20 * 60_000)
    expect(sink.received).toEqual([])
    sink.setMood('take')
    await bench.pass(3 * HOUR_MS, 10 * 60_000)
    await expectOnceInOrder(sink, texts)
    await bench.close()
    await sink.close()
  },
)

test('a mail server that refuses connections and recovers gets every lead once, in order', async () => {
  const port = await freePort()
  const bench = aFaultBench(store, `smtp://127.0.0.1:${port}`)
  const texts = numbers(4)
  for (const text of texts) {
    await bench.submit(text)
    await bench.pass(HOUR_MS, 30 * 60_000)
  }
  const sink = await startSmtpSink(port)
  await bench.pass(3 * HOUR_MS, 10 * 60_000)
  await expectOnceInOrder(sink, texts)
  await bench.close()
  await sink.close()
})

test('a mailbox full for 72 hours then gets every lead once, in order, without dead letters', async () => {
  const sink = await startSmtpSink()
  const bench = aFaultBench(store, sink.url)
  sink.setMood('busy')
  const texts = numbers(8)
  for (const text of texts) {
    await bench.submit(text)
    await bench.pass(9 * HOUR_MS, 15 * 60_000)
  }
  expect(sink.received).toEqual([])
  sink.setMood('take')
  await bench.pass(3 * HOUR_MS, 5 * 60_000)
  await expectOnceInOrder(sink, texts)
  await bench.close()
  await sink.close()
})

test('a refused text (554) holds nothing back and is retried automatically', async () => {
  const sink = await startSmtpSink()
  const bench = aFaultBench(store, sink.url)
  sink.setMood({ atText: 554 })
  await bench.submit('number refused')
  await bench.pass(1, 1)
  sink.setMood('take')
  await bench.submit('number next')
  await bench.pass(1, 1)
  expect(numbersIn(sink)).toEqual(['number next'])
  await bench.pass(2 * 60_000, 60_000)
  await expectOnceInOrder(sink, ['number next', 'number refused'])
  await bench.close()
  await sink.close()
})

test('if the clock jumps a day either way with a failing server, every lead still arrives once', async () => {
  const sink = await startSmtpSink()
  const bench = aFaultBench(store, sink.url)
  const moods: SinkMood[] = ['take', 'busy', 'close', 'take', { atText: 451 }, 'take']
  const texts = numbers(12)
  for (const [index, text] of texts.entries()) {
    sink.setMood(moods[index % moods.length] ?? 'take')
    await bench.submit(text)
    await bench.pass(60_000, 20_000)
    bench.time.nowMs += (index % 3 === 0 ? -1 : 1) * (index % 4 === 0 ? 2 : 1) * 24 * HOUR_MS
  }
  sink.setMood('take')
  bench.time.nowMs -= 24 * HOUR_MS
  await bench.pass(6 * HOUR_MS, 10 * 60_000)
  expect(numbersIn(sink).toSorted()).toEqual(texts.toSorted())
  expect((await bench.leads.countDeliveries()).delivered).toBe(texts.length)
  await bench.close()
  await sink.close()
})
