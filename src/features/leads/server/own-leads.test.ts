import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anEnquiry, aSite, aVehicle } from '../testing/lead-fixtures.ts'
import { createDriveDesk } from './consent/drive-desk.ts'
import { createLeadLinks } from './consent/lead-links.ts'
import { createLeadService } from './lead-service.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

test('a customer’s own drive carries the page that cancels it until it begins or is cancelled', async () => {
  let nowMs = Date.parse('2026-11-21T02:00:00Z')
  const clock = { now: () => nowMs }
  const site = aSite('garage')
  const open = { status: 'Open', open: '09:00', close: '17:00', formattedHours: null }
  Object.assign(site.config.locations[0] ?? {}, { hours: { sales: [{ weekday: 1, ...open }] } })
  const signer = openTestSigner(store.db)
  const links = createLeadLinks({ signer, signed: openTestLinks(store.db, clock) })
  const bookings = createBookingService({ store, clock, signer })
  const leads = createLeadService({ store, clock, bookings, links, findVehicle: async () => aVehicle() })
  const sent = await leads.submitEnquiry(
    site,
    anEnquiry({ form: 'test_drive', dateTime: '2026-11-23T09:00', phone: '0466 555 444' }),
  )
  expect(sent.ok).toBe(true)
  const driveNow = async () => (await leads.listOwn(site, '0466555444'))[0]?.drive
  const path = (await driveNow())?.cancelUrl ?? ''
  const [, reference = '', signature = ''] = /^\/test-drive\/([^/]+)\/(.+)$/.exec(path) ?? []
  const saturday = nowMs
  nowMs = Date.parse('2026-11-23T00:00:00Z')
  expect(await driveNow()).toMatchObject({ isCancelled: false, cancelUrl: null })
  nowMs = saturday
  await createDriveDesk({ store, clock, links, bookings }).cancel(site, {
    purpose: 'test-drive',
    reference,
    signature,
  })
  expect(await driveNow()).toMatchObject({ isCancelled: true, cancelUrl: null })
})
