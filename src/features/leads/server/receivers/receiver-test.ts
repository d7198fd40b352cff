import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { deliveryFault, FAULT_WORDS } from '#src/features/leads/domain/delivery/delivery-fault.ts'
import type { DeliveryReceiver } from '#src/features/leads/domain/lead.ts'
import { testLead } from '#src/features/leads/domain/test-lead.ts'
import { messageHost, newDelivery } from '../intake/new-delivery.ts'
import type { DeliverLead } from './lead-deliverer.ts'
import { SITE_MAILBOX } from './present-receiver.ts'

/** The result of a test; `answer` is codes, `mend` says how to fix it. */
export type ReceiverTested = {
  key: string
  receiver: DeliveryReceiver
  isTaken: boolean
  answer: string | null
  mend: string | null
}

/** Every receiver of a site by key, and the site's own mailbox as the fallback. */
export function receiversOfSite({ config }: SiteContext): { key: string; receiver: DeliveryReceiver }[] {
  const owned = [...config.locations, ...config.dealerships].flatMap(({ id, receivers }) =>
    receivers.map((receiver) => ({ key: `${id}/${receiver.id}`, receiver })),
  )
  return [...owned, { key: SITE_MAILBOX, receiver: { kind: 'mail', id: 'site-email', to: [config.email] } }]
}

/**
 * Sends a test lead to a site's receivers, or to those `name` matches (a key such as loc_albion/crm, or just the
 * id), and returns the answers. Nothing is stored or retried.
 */
export function createReceiverTest({ clock, deliver }: { clock: Clock; deliver: DeliverLead }) {
  return async (site: SiteContext, name: string | null): Promise<ReceiverTested[]> => {
    const chosen = receiversOfSite(site).filter(
      ({ key, receiver }) => name === null || key === name || receiver.id === name,
    )
    const at = new Date(clock.now()).toISOString()
    const lead = testLead(site, at)
    return Promise.all(
      chosen.map(async ({ key, receiver }) => {
        const delivery = newDelivery(messageHost(site), lead, { key, receiver, at })
        const result = await deliver(lead, delivery)
        if (result.ok) return { key, receiver, isTaken: true, answer: null, mend: null }
        const { what, mend } = FAULT_WORDS[deliveryFault(result.error)]
        return { key, receiver, isTaken: false, answer: `${what} (${result.error.reason})`, mend }
      }),
    )
  }
}

export type TestReceiver = ReturnType<typeof createReceiverTest>
