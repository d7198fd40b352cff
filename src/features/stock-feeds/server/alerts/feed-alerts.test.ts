import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '#src/platform/messaging/messenger.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import type { FeedRunEvent } from './feed-alerts.ts'
import { CSV_HEADER, csvRow, type FeedBench, openFeedBench } from '../testing/feed-bench.ts'
import { messyExport } from '../testing/messy-export.ts'

let bench: FeedBench
let sent: MailMessage[]
let events: FeedRunEvent[]
let isDown: boolean
let isNamed: boolean
beforeEach(async () => {
  sent = []
  events = []
  isDown = false
  isNamed = true
  bench = await openFeedBench({
    mailFrom: 'leads@forecourt.example',
    openMessenger: () => ({
      async send(message) {
        if (isDown) return fail({ permanent: false, isReceiverDown: true, reason: 'no answer' })
        sent.push(message)
        return ok({ response: 'taken' })
      },
      close: async () => undefined,
    }),
    alertMailsOf: async (dealershipId, source) =>
      isNamed && source === 'dealer-studio' ? [`stock@${dealershipId.replace('_', '-')}.example`] : [],
    onEvent: (event) => void events.push(event),
  })
})
afterEach(() => bench.close())

const bad = csvRow('BAD', { year: 'x' })

test('refused rows are mailed once to the configured recipients, and again if they return after being fixed', async () => {
  for (let night = 0; night < 3; night++) await bench.importText(CSV_HEADER + csvRow('U1') + bad)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: ['stock@dlr-north.example'],
    from: { address: 'leads@forecourt.example' },
    subject: 'North Motors: vehicles were refused',
    text: expect.stringContaining('line 3, stock number BAD'),
  })
  await bench.importText(CSV_HEADER + csvRow('U1'))
  await bench.importText(CSV_HEADER + csvRow('U1') + bad)
  expect(sent).toHaveLength(2)
})

test('what nobody could be told is told once somebody is named', async () => {
  isNamed = false
  await bench.importText(CSV_HEADER + csvRow('U1') + bad)
  isNamed = true
  await bench.importText(CSV_HEADER + csvRow('U1') + bad)
  expect(sent.map(({ subject }) => subject)).toEqual(['North Motors: vehicles were refused'])
})

test('changes pushed during the day do not repeat the alert of the nightly file', async () => {
  const night = () => bench.importText(CSV_HEADER + csvRow('U1') + bad)
  await night()
  await bench.importText(CSV_HEADER + csvRow('U1'), { mode: 'delta' })
  await night()
  expect(sent).toHaveLength(1)
})

test('files that fail, are cut off or wait are reported with how to fix them', async () => {
  const nightly = (text: string) => {
    bench.clock.time += 86_400_000
    return bench.importText(text)
  }
  await nightly('Make\nToyota\n')
  await nightly(messyExport(60))
  const cut = messyExport(60)
  await nightly(cut.slice(0, cut.length * 0.8))
  await nightly(messyExport(60).replace('ExtColour', 'Farbe'))
  await nightly(messyExport(20))
  expect(sent.map((message) => message.subject)).toEqual([
    'North Motors: the stock file could not be used',
    'North Motors: the stock file was cut off',
    'North Motors: the stock file waits for approval',
    'North Motors: removing vehicles waits for approval',
  ])
  expect(sent[2]?.text).toMatch(/stock approve run_\w+/)
  expect(events.map((event) => (event.kind === 'run' ? event.status : event.kind))).toEqual([
    'failed',
    'done',
    'incomplete',
    'awaiting_approval',
    'awaiting_approval',
  ])
  expect(await bench.feeds.counts()).toEqual([{ state: 'awaiting_approval', count: 1 }])
})

test('a mail that could not be sent goes out with the next run, and the import is kept', async () => {
  isDown = true
  expect(await bench.importText(CSV_HEADER + csvRow('U1') + bad)).toMatchObject({
    status: 'done',
    inserted: 1,
  })
  expect(events.at(-1)).toMatchObject({ kind: 'mail_failed', reason: 'no answer' })
  isDown = false
  await bench.importText(CSV_HEADER + csvRow('U1') + bad)
  expect(sent).toHaveLength(1)
})
