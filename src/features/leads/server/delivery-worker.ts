import { createWorkLoop } from '#src/platform/jobs/work-loop.ts'
import type { Store } from '#src/platform/database/database.ts'
import { POINTLESS, type SendFailure } from '#src/platform/messaging/messenger.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { DeliveryId } from '#src/shared/domain/ids.ts'
import { fail, type Result } from '#src/shared/domain/result.ts'
import { DELAY_MS_MAX, nextDelayMs, refusedDelayMs } from '../domain/delivery/delivery-backoff.ts'
import { type DeliveryFault, deliveryFault, isRefusal } from '../domain/delivery/delivery-fault.ts'
import { type LeadDelivery, SHOPPER_KINDS } from '../domain/lead.ts'
import { createAbandonedClaims } from './abandoned-claims.ts'
import { claimDeliveries } from './delivery-claim.ts'
import { LEASE_MS, markDelivered, markFailed } from './delivery-repository.ts'
import { DELIVERY_CHANNEL, findLead } from './lead-repository.ts'
import type { DeliverLead } from './receivers/lead-deliverer.ts'
import type { PresentReceiver } from './receivers/present-receiver.ts'

/** What the worker did, for logs and metrics: ids and codes only, no shopper data. */
export type DeliveryEvent =
  | { kind: 'delivered'; deliveryId: string; leadId: string; receiver: string; attempts: number }
  | {
      kind: 'retrying' | 'dead'
      deliveryId: string
      leadId: string
      receiver: string
      attempts: number
      reason: string
    }
  | { kind: 'worker_error'; reason: string }

type DeliveryWorkerDeps = {
  store: Store
  clock: Clock
  deliver: DeliverLead
  /** The receiver as currently configured; without it, as configured when the lead came. */
  presentReceiver?: PresentReceiver
  /** This process's name in its claims. */
  workerId: string
  onEvent: (event: DeliveryEvent) => void
  pollMs?: number
  /** Random number in [0, 1) to vary retries. */
  random?: () => number
}

const POLL_MS = 5_000
/** Receivers that are sent to at the same time, one lead each. */
const SENDS_MAX = 16
/** Shorter than the lease, so a claim never lapses while its send is still under way. */
const SEND_MS_MAX = LEASE_MS - 15_000

/**
 * Delivers what is due. Once started it is woken by NOTIFY and also polls. A crash between send and update repeats
 * the message id, and never loses a lead.
 */
export function createDeliveryWorker(deps: DeliveryWorkerDeps) {
  const { store, clock, workerId, onEvent } = deps
  const handOver = createHandOver(deps)
  const loop = createWorkLoop({
    work: runRound,
    pollMs: deps.pollMs ?? POLL_MS,
    onError: (error) =>
      onEvent({ kind: 'worker_error', reason: (error as NodeJS.ErrnoException).code ?? error.name }),
  })
  const underWay = new Map<DeliveryId, Promise<void>>()
  const abandoned = createAbandonedClaims({
    store,
    workerId,
    wake: () => loop.wake(),
    underWay: () => [...underWay.keys()],
  })
  /** Of a send that could not be marked, for the loop to tell. */
  let fault: Error | null = null
  let unlisten: () => Promise<void> = async () => {}

  async function runRound(): Promise<boolean> {
    if (fault) throw takeFault()
    await abandoned.takeBack()
    return (await claimFree()) > 0
  }

  /** Claims as many deliveries as there is room for and starts sending them; returns how many receivers it looked at. */
  async function claimFree(): Promise<number> {
    const limit = SENDS_MAX - underWay.size
    if (limit < 1) return 0
    const { deliveries, looked } = await claimDeliveries(store.db, { workerId, nowMs: clock.now(), limit })
    for (const delivery of deliveries) underWay.set(delivery.id, sendAside(delivery))
    return looked
  }

  /** A receiver that hangs takes one place and holds up no other. */
  async function sendAside(delivery: LeadDelivery): Promise<void> {
    try {
      await handOver(delivery)
    } catch (error) {
      fault = error as Error
    } finally {
      underWay.delete(delivery.id)
      loop.wake()
    }
  }

  function takeFault(): Error | null {
    const told = fault
    fault = null
    return told
  }

  /** Claims and sends one round to its end; true when there may be more. */
  async function runOnce(): Promise<boolean> {
    const looked = await claimFree()
    await Promise.all(underWay.values())
    const broken = takeFault()
    if (broken) throw broken
    return looked > 0
  }

  return {
    runOnce,
    async start(): Promise<void> {
      await abandoned.start()
      loop.start()
      unlisten = await store.listen(DELIVERY_CHANNEL, () => loop.wake())
    },
    /** Waits for sends in progress; the rest stays for the next start. */
    async stop(): Promise<void> {
      await unlisten()
      await loop.stop()
      await Promise.all(underWay.values())
      await abandoned.stop()
    },
  }
}

/** Sends one delivery and writes down what came of it. */
function createHandOver(deps: DeliveryWorkerDeps) {
  const { store, clock, workerId, onEvent } = deps

  function delayAfter(delivery: LeadDelivery, fault: DeliveryFault): number | null {
    const windowStartedMs = Date.parse(delivery.windowStartedAt)
    return (isRefusal(fault) ? refusedDelayMs : nextDelayMs)(delivery.attempts, {
      windowStartedMs,
      nowMs: clock.now(),
      chance: (deps.random ?? Math.random)(),
    })
  }

  return async (delivery: LeadDelivery): Promise<void> => {
    const result = await sendInTime(deps, delivery)
    const about = {
      deliveryId: delivery.id,
      leadId: delivery.leadId,
      receiver: delivery.receiverKey,
      attempts: delivery.attempts,
    }
    if (result.ok) {
      await markDelivered(store.db, delivery, clock.now())
      onEvent({ kind: 'delivered', ...about })
      return
    }
    const { isReceiverDown, reason, waitMs = 0 } = result.error
    const fault = deliveryFault(result.error)
    const delayMs = isFinal(delivery, result.error)
      ? null
      : waitMs > 0
        ? Math.min(waitMs, DELAY_MS_MAX)
        : delayAfter(delivery, fault)
    await markFailed(store.db, delivery, {
      workerId,
      nowMs: clock.now(),
      error: reason,
      delayMs,
      isReceiverDown,
      fault: result.error.isPointless || waitMs > 0 ? null : fault,
      isWaiting: waitMs > 0,
    })
    onEvent({ kind: delayMs === null ? 'dead' : 'retrying', ...about, reason })
  }
}

/** A dealer's receiver is retried whatever it answers; a shopper's own refusing mailbox or number is not. */
function isFinal({ receiver }: LeadDelivery, failure: SendFailure): boolean {
  return failure.isPointless === true || (failure.permanent && SHOPPER_KINDS.includes(receiver.kind))
}

/** One attempt, always finished before its lease ends. */
async function sendInTime(
  { store, deliver, presentReceiver }: Pick<DeliveryWorkerDeps, 'store' | 'deliver' | 'presentReceiver'>,
  delivery: LeadDelivery,
): Promise<Result<unknown, SendFailure>> {
  const lead = await findLead(store.db, { id: delivery.leadId })
  if (!lead) return fail({ ...POINTLESS, reason: 'The lead is gone' })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Result<unknown, SendFailure>>((resolve) => {
    timer = setTimeout(
      () => resolve(fail({ permanent: false, isReceiverDown: true, reason: 'No answer in time' })),
      SEND_MS_MAX,
    )
  })
  try {
    // A first attempt is for a lead just stored, whose settings are current
    const isRetry = delivery.attempts > 1
    const receiver = (isRetry && (await presentReceiver?.(delivery))) || delivery.receiver
    return await Promise.race([deliver(lead, { ...delivery, receiver }), tooLong])
  } catch (error) {
    return fail({ permanent: false, isReceiverDown: false, reason: `Failed: ${(error as Error).name}` })
  } finally {
    clearTimeout(timer)
  }
}

export type DeliveryWorker = ReturnType<typeof createDeliveryWorker>
