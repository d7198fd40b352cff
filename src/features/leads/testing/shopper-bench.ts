import { afterAll, beforeAll } from 'vitest'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import type { SiteContext, SiteSwitches } from '#src/features/sites/domain/site-config.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboxMessenger } from '#src/platform/messaging/outbox-messenger.ts'
import { createOutboxSms } from '#src/platform/messaging/sms/outbox-sms.ts'
import { createSentMessages, type SentMessage } from '#src/platform/messaging/sent-messages.ts'
import type { VehicleId } from '#src/shared/domain/ids.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import { createConsentService } from '../server/consent/consent-service.ts'
import { createDriveDesk } from '../server/consent/drive-desk.ts'
import { createDriveReminders } from '../server/consent/drive-reminders.ts'
import { createLeadLinks } from '../server/consent/lead-links.ts'
import { createDeliveryWorker } from '../server/delivery-worker.ts'
import { createLeadService } from '../server/lead-service.ts'
import { createPersonService, type PersonRecords } from '../server/person/person-service.ts'
import { createLeadDeliverer } from '../server/receivers/lead-deliverer.ts'
import { createTextSender } from '../server/texts/text-sender.ts'
import { createTextService } from '../server/texts/text-service.ts'
import { createShopperMails } from '../server/receivers/shopper-mails.ts'
import { anEnquiry, aSite, aVehicle } from './lead-fixtures.ts'

/** Open on weekdays from nine to five; it sends receipts. */
export function anOpenSite(slug: string, features: Partial<SiteSwitches> = {}): SiteContext {
  const made = aSite(slug, { features: { receipt_mail: true, ...features } })
  const week = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    status: 'Open',
    open: '09:00',
    close: '17:00',
    formattedHours: null,
  }))
  Object.assign(made.config.locations[0] ?? {}, { hours: { sales: week } })
  return made
}

/** What shoppers may do after a form, on a clock set by tests, with mails kept in the outbox and posts in a list. */
export function aShopperBench(store: Store, site: SiteContext, others: PersonRecords[] = []) {
  const time = { nowMs: Date.parse('2026-11-21T02:00:00Z') }
  const clock = { now: () => time.nowMs }
  const posts: string[] = []
  const links = createLeadLinks({
    signer: openTestSigner(store.db),
    signed: openTestLinks(store.db, clock),
  })
  const bookings = createBookingService({ store, clock, signer: openTestSigner(store.db) })
  const leads = createLeadService({
    store,
    clock,
    bookings,
    findVehicle: async (_site, id) =>
      aVehicle(id === 'veh_held' ? { id: 'veh_2' as VehicleId, isReserved: true } : {}),
  })
  const mailFrom = 'leads@platform.example'
  const outcomes: string[] = []
  const texting = {
    ...{ store, clock, links, bookings },
    findSite: async () => site,
    sms: createOutboxSms({ db: store.db, clock }),
    onText: (outcome: string) => void outcomes.push(outcome),
  }
  const texts = createTextService(texting)
  const worker = createDeliveryWorker({
    store,
    clock,
    workerId: 'test',
    onEvent: () => {},
    deliver: createLeadDeliverer({
      messenger: createOutboxMessenger({ db: store.db, clock }),
      postOutbound: async (post) => {
        posts.push(post.body)
        return { ok: true, value: null } as never
      },
      clock,
      mailFrom,
      readSecret: () => 'hush',
      shopper: createShopperMails({ bookings, links, mailFrom }),
      texts: createTextSender(texting),
      readText: texts.read,
    }),
  })
  const messages = createSentMessages({ db: store.db })
  async function work(): Promise<void> {
    while (await worker.runOnce()) time.nowMs += 1
  }
  return {
    ...{ time, posts, leads, bookings, messages, work, texts, outcomes },
    consents: createConsentService({ store, clock, links }),
    drives: createDriveDesk({ store, clock, links, bookings }),
    remind: createDriveReminders({ store, clock, bookings, findSite: async () => site }),
    people: createPersonService({ store, clock, links, bookings, others }),
    /** Sends a form and everything that follows from it. */
    async send(fields: Record<string, unknown>) {
      const result = await leads.submitEnquiry(site, anEnquiry(fields))
      if (!result.ok) throw new Error(JSON.stringify(result.error))
      await work()
      return result.value
    },
    /** Why a form is refused; null if it is taken. */
    async refused(fields: Record<string, unknown>) {
      const result = await leads.submitEnquiry(site, anEnquiry(fields))
      return result.ok ? null : result.error.code
    },
    mailsTo: async (address: string): Promise<SentMessage[]> =>
      (await messages.list()).filter(({ recipients }) => recipients.includes(address)),
  }
}

/** One bench for all tests of a file, on a site that is open on weekdays; `desk()` once they run. */
export function openShopperBench(features: Partial<SiteSwitches> = {}) {
  const site = anOpenSite('northside', features)
  let store: Store
  let desk: ReturnType<typeof aShopperBench>
  beforeAll(async () => {
    store = await openTestStore()
    desk = aShopperBench(store, site)
  })
  afterAll(() => store.close())
  return { site, desk: () => desk }
}

/** A signed link of a page in a mail. */
export function linkIn<Page extends string>(mail: SentMessage | undefined, page: Page) {
  const [, reference = '', signature = ''] =
    new RegExp(`/${page}/([^/\\s]+)/([\\w-]+)`).exec(mail?.text ?? '') ?? []
  return { purpose: page, reference, signature }
}
