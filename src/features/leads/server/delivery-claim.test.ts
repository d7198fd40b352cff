import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSite } from '../testing/lead-fixtures.ts'
import { openWorkerBench, type WorkerBench } from '../testing/worker-bench.ts'
import { findClaimants, LEASE_MS } from './delivery-repository.ts'
import type { DeliverLead } from './receivers/lead-deliverer.ts'

let bench: WorkerBench
beforeEach(async () => {
  bench = await openWorkerBench()
})
afterEach(() => bench.close())

test('a worker that dies after sending causes a repeat with the same message id, never a lost lead', async () => {
  await bench.submit()
  await bench.drain()
  // The row's state if the process is killed between the server's answer and the update.
  await bench.store.db
    .updateTable('lead_deliveries')
    .set({ state: 'delivering', leased_by: 'dying', lease_ends_at: new Date(bench.nowMs + LEASE_MS) })
    .execute()
  await bench.drain()
  expect(bench.sink.received).toHaveLength(1)
  bench.nowMs += LEASE_MS
  await bench.drain()
  expect(bench.sink.received).toHaveLength(2)
  expect(new Set(bench.sink.received.map(({ email }) => email.messageId)).size).toBe(1)
})

test('two concurrent workers deliver each lead once', async () => {
  for (let index = 0; index < 12; index += 1) await bench.submit(aSite(`site${index % 4}`), `m${index}`)
  const others = [bench.aWorker('two'), bench.aWorker('three')]
  for (let round = 0; round < 12; round += 1)
    await Promise.all([bench.worker, ...others].map((each) => each.runOnce()))
  expect(bench.sink.received).toHaveLength(12)
  expect(new Set(bench.sink.received.map(({ email }) => email.messageId)).size).toBe(12)
})

test('a clock that was ahead for a while does not delay leads into the future', async () => {
  bench.sink.setMood('close')
  const leadId = await bench.submit()
  bench.nowMs += 48 * 3_600_000
  await bench.drain()
  bench.nowMs -= 48 * 3_600_000
  bench.sink.setMood('take')
  await bench.drain()
  expect(await bench.statesOf(leadId)).toEqual(['delivered'])
})

test('a started worker is woken by the lead itself, long before it would poll', async () => {
  const woken = bench.aWorker('woken', { pollMs: 60_000 })
  await woken.start()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await bench.submit()
  await expect.poll(() => bench.sink.received.length, { timeout: 5000 }).toBe(1)
  await woken.stop()
})

test('a dead worker’s claims go out at once under their message id, while a live one keeps its own (LEAD-001, pain 1)', async () => {
  const isOn = async (sent: string[], count: number) =>
    expect.poll(() => sent.length, { timeout: 8000 }).toBe(count)
  const sent: string[] = []
  const hanging = Promise.withResolvers<Awaited<ReturnType<DeliverLead>>>()
  const note: DeliverLead = async (_lead, delivery) => {
    sent.push(delivery.messageId)
    return { ok: true, value: null }
  }
  await bench.submit()
  const withdraw = await bench.store.hold('living')
  const living = bench.aWorker('living', { deliver: () => hanging.promise }).runOnce()
  await expect.poll(async () => (await findClaimants(bench.store.db)).length).toBe(1)
  const next = bench.aWorker('next', { deliver: note })
  await next.start()
  await new Promise((resolve) => setTimeout(resolve, 2600))
  expect(sent).toEqual([])
  await withdraw()
  await isOn(sent, 1)
  const [row] = await bench.store.db.selectFrom('lead_deliveries').select(['message_id', 'state']).execute()
  expect(sent).toEqual([row?.message_id])
  await next.stop()
  // Otherwise its send would end a minute later, after the store is closed
  hanging.resolve({ ok: true, value: null })
  await living
})
