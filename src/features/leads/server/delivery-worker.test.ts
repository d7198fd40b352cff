import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DELIVERY_WINDOW_MS } from '../domain/delivery/delivery-backoff.ts'
import { anEnquiry, aSite } from '../testing/lead-fixtures.ts'
import { openWorkerBench, siteWith, type WorkerBench } from '../testing/worker-bench.ts'

let bench: WorkerBench
beforeEach(async () => {
  bench = await openWorkerBench()
})
afterEach(() => bench.close())

test('a lead goes out once as mail with the shopper as Reply-To (LEAD-001)', async () => {
  const leadId = await bench.submit()
  await bench.drain()
  await bench.drain()
  expect(bench.sink.received).toHaveLength(1)
  const [mail] = bench.sink.received
  expect(mail?.to).toEqual(['sales@northside.example'])
  expect(mail?.email.replyTo?.[0]).toMatchObject({ address: 'Jo@example.com', name: 'Jo Citizen' })
  expect(mail?.email.subject).toContain('2022 Toyota HiLux SR5')
  expect(await bench.statesOf(leadId)).toEqual(['delivered'])
})

test('every kind of receiver gets the same lead: mail, ADF by mail, ADF by HTTPS, signed webhook', async () => {
  const leadId = await bench.submit(
    siteWith([
      { kind: 'mail', id: 'desk', to: ['desk@x.example'] },
      { kind: 'adf_mail', id: 'crm', to: ['crm@x.example'], profile: 'standard' },
      { kind: 'adf_https', id: 'crm-https', url: `${bench.base}/adf`, profile: 'buy_only', secretEnv: null },
      { kind: 'webhook', id: 'hook', url: `${bench.base}/hook`, secretEnv: 'HOOK_SECRET' },
    ]),
  )
  await bench.drain()
  expect(await bench.statesOf(leadId)).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
  const adfMail = bench.sink.received.find(({ to }) => to[0] === 'crm@x.example')
  expect(adfMail?.email.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>/)
  expect(adfMail?.email.html).toBeUndefined()
  expect(
    bench.posts.find(({ headers }) => headers['content-type'] === 'application/x-adf+xml; charset=utf-8')
      ?.body,
  ).toContain('<adf>')
  const hook = bench.posts.find(({ headers }) => headers['x-forecourt-signature'])
  const signed = `${hook?.headers['x-forecourt-timestamp']}.${hook?.body}`
  expect(hook?.headers['x-forecourt-signature']).toBe(
    `v1=${createHmac('sha256', 'hush').update(signed).digest('hex')}`,
  )
  expect(JSON.parse(hook?.body ?? '')).toMatchObject({ lead_id: leadId, 'Vehicle Make': 'Toyota' })
})

test('a mail server that is down for a day delays the lead and loses nothing', async () => {
  bench.sink.setMood('close')
  const ids = [
    await bench.submit(aSite(), 'one'),
    await bench.submit(aSite(), 'two'),
    await bench.submit(aSite(), 'three'),
  ]
  for (const until = bench.nowMs + 86_400_000; bench.nowMs < until; bench.nowMs += 1_800_000)
    await bench.drain()
  expect(bench.sink.received).toHaveLength(0)
  bench.sink.setMood('take')
  for (const until = bench.nowMs + 3 * 7_200_000; bench.nowMs < until; bench.nowMs += 900_000)
    await bench.drain()
  for (const id of ids) expect(await bench.statesOf(id)).toEqual(['delivered'])
  expect(
    bench.sink.received.map(({ email }) => /\b(one|two|three)\b/.exec(email.text ?? '')?.[0]).toSorted(),
  ).toEqual(['one', 'three', 'two'])
})

test('while a receiver works, its leads arrive in order', async () => {
  for (const message of ['one', 'two', 'three', 'four']) await bench.submit(aSite(), message)
  await bench.drain()
  expect(
    bench.sink.received.map(({ email }) => /\b(one|two|three|four)\b/.exec(email.text ?? '')?.[0]),
  ).toEqual(['one', 'two', 'three', 'four'])
})

test('a failed first lead holds back later ones for its receiver, but not for others', async () => {
  bench.httpStatus = 500
  const first = await bench.submit(
    siteWith([{ kind: 'webhook', id: 'hook', url: bench.base, secretEnv: 'HOOK_SECRET' }]),
    'one',
  )
  await bench.drain()
  bench.httpStatus = 200
  const second = await bench.submit(
    siteWith([
      { kind: 'webhook', id: 'hook', url: bench.base, secretEnv: 'HOOK_SECRET' },
      { kind: 'mail', id: 'desk', to: ['d@x.example'] },
    ]),
    'two',
  )
  await bench.drain()
  expect(await bench.statesOf(second)).toEqual(['pending', 'delivered'])
  bench.nowMs += 15_000
  await bench.drain()
  expect(await bench.statesOf(first)).toEqual(['delivered'])
  expect(await bench.statesOf(second)).toEqual(['delivered', 'delivered'])
})

test('after 72 hours a lead is a dead letter, and replay sends it with the same message id', async () => {
  bench.sink.setMood('busy')
  const leadId = await bench.submit()
  for (
    const until = bench.nowMs + DELIVERY_WINDOW_MS + 7_200_000;
    bench.nowMs < until;
    bench.nowMs += 1_800_000
  )
    await bench.drain()
  expect(await bench.statesOf(leadId)).toEqual(['dead'])
  const before = (await bench.leads.show(leadId))?.deliveries[0]
  expect(before?.lastError).toBe('SMTP EENVELOPE RCPT 452')
  bench.sink.setMood('take')
  expect(await bench.leads.replay({ allDead: true })).toBe(1)
  await bench.drain()
  expect(await bench.statesOf(leadId)).toEqual(['delivered'])
  expect(bench.sink.received[0]?.email.messageId).toBe(`<${before?.messageId}>`)
})

test('a refused mailbox is retried less often, and does not hold back the next lead', async () => {
  bench.sink.setMood('refuse')
  const first = await bench.submit(aSite(), 'one')
  await bench.drain()
  bench.sink.setMood('take')
  const second = await bench.submit(aSite(), 'two')
  await bench.drain()
  expect([await bench.statesOf(first), await bench.statesOf(second)]).toEqual([['retrying'], ['delivered']])
  bench.nowMs += 60_000
  await bench.drain()
  expect(await bench.statesOf(first)).toEqual(['delivered'])
})

test('a webhook’s 301 is not followed, and it is retried like one that answers 500', async () => {
  const site = siteWith([{ kind: 'webhook', id: 'hook', url: bench.base, secretEnv: 'HOOK_SECRET' }])
  bench.httpStatus = 301
  const moved = await bench.submit(site, 'moved')
  await bench.drain()
  expect(await bench.statesOf(moved)).toEqual(['retrying'])
  expect(bench.posts).toHaveLength(1)
  bench.httpStatus = 500
  const broken = await bench.submit(site, 'broken')
  await bench.drain()
  expect(await bench.statesOf(broken)).toEqual(['retrying'])
})

test('a receiver that keeps failing is left alone for a while: the circuit opens', async () => {
  bench.httpStatus = 503
  const site = siteWith([{ kind: 'webhook', id: 'hook', url: bench.base, secretEnv: 'HOOK_SECRET' }])
  for (let index = 0; index < 10; index += 1) await bench.submit(site, `m${index}`)
  for (const until = bench.nowMs + 600_000; bench.nowMs < until; bench.nowMs += 5_000) await bench.drain()
  expect(bench.posts.length).toBeLessThan(30)
  bench.httpStatus = 200
  for (const until = bench.nowMs + 7_200_000; bench.nowMs < until; bench.nowMs += 60_000) await bench.drain()
  expect((await bench.leads.countDeliveries()).delivered).toBe(10)
})

test('a held suspect is not sent, and the worker’s events contain no shopper data', async () => {
  const held = await bench.leads.submitEnquiry(aSite(), anEnquiry({ company_website: 'x' }))
  expect(held.ok).toBe(true)
  await bench.submit()
  await bench.drain()
  expect(bench.sink.received).toHaveLength(1)
  expect(JSON.stringify(bench.events)).not.toMatch(/Jo|example\.com|0412|Hello/)
})
