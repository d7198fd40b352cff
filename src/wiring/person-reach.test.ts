import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IRONBARK_MOTORCYCLES } from '#seed/sites/ironbark-motorcycles.ts'
import { MERIDIAN } from '#seed/sites/meridian.ts'
import { type AppContext, createAppContext } from '#src/app-context.ts'
import { readEnv } from '#src/env.ts'
import { anEnquiry } from '#src/features/leads/testing/lead-fixtures.ts'
import { aForm, sessionOf } from '#src/features/reservations/testing/reservation-bench.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { answers, CONTACT, VISIT } from '#src/features/trade-in/testing/trade-in-fixtures.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehicleIdFor, vehicleSlugFor } from '#src/features/vehicles/domain/vehicle-identity.ts'

/** Tables in which a person can be read: the person of this test stands in each before the erasure, in none after it. */
const PERSONAL = ['customer_codes', 'customers', 'leads', 'reservations', 'sent_messages', 'trade_ins']
/** Tables in which no person can be read, and why where it is not plain. */
const IMPERSONAL = [
  // counts, and the event of a lead under the lead’s reference
  'analytics_counts',
  'analytics_lead_events',
  // hashes only, which the erasure takes out as well
  'competition_entries',
  // a keyed hash, kept so that a withdrawal outlives the erasure
  'consent_events',
  'content_previews',
  'content_sets',
  'customer_sessions',
  'dealership_api_keys',
  // the dealer’s own people
  'dealerships',
  'feed_pictures',
  'lead_consents',
  'lead_deliveries',
  // published words of customers, which their dealer takes back
  'location_reviews',
  'miscellaneous_values',
  'payments',
  'person_erasures',
  'phone_reveals',
  'receiver_circuits',
  // vehicles by plate, whoever owns them
  'rego_register',
  'sandbox_sessions',
  'schema_migrations',
  'signing_keys',
  'site_hosts',
  // the dealer’s own people
  'site_versions',
  'sites',
  'stock_feed_alerts',
  'stock_feed_held_files',
  'stock_feed_idempotency',
  'stock_feed_quarantine',
  'stock_feed_removals',
  'stock_feed_runs',
  'stock_feed_sources',
  'test_drive_bookings',
  'trade_in_photos',
  'vehicle_change_horizon',
  'vehicle_changes',
  'vehicles',
  // customer ids only
  'verifications',
  'watchlist_entries',
]

type Person = { name: string; last: string; phone: string; email: string; rego: string }
const PEOPLE: Person[] = [
  {
    name: 'Zelda',
    last: 'Quillfeather',
    phone: '0498 765 431',
    email: 'zelda@quill.example',
    rego: 'QUI11X',
  },
  {
    name: 'Yorick',
    last: 'Umberslade',
    phone: '0498 765 432',
    email: 'yorick@umber.example',
    rego: 'UMB22Y',
  },
]
const marksOf = ({ last, phone, email, rego }: Person) => [
  last,
  phone.replaceAll(' ', '').slice(1),
  email,
  rego,
]

const directory = mkdtempSync(join(tmpdir(), 'person-reach-'))
let app: AppContext
let meridian: SiteContext
let ironbark: SiteContext
beforeAll(async () => {
  const env = readEnv({
    FORECOURT_DEMO: '1',
    FORECOURT_DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    FORECOURT_WARM_PICTURES: '0',
  })
  app = await createAppContext(env, join(import.meta.dirname, '../..'))
  for (const document of [MERIDIAN, IRONBARK_MOTORCYCLES]) {
    const published = await app.sites.publish(document, { by: 'test', note: 'test' })
    if (!published.ok) throw new Error(JSON.stringify(published.error))
  }
  meridian = await siteOf('meridian')
  ironbark = await siteOf('ironbark-motorcycles')
  await app.start()
}, 120_000)
afterAll(async () => {
  await app?.stop()
  rmSync(directory, { recursive: true, force: true })
})

const stockOf = (letter: string, person: Person) => `${letter}${PEOPLE.indexOf(person)}`

async function siteOf(slug: string): Promise<SiteContext> {
  const site = await app.sites.getBySlug(slug)
  if (!site) throw new Error(slug)
  return site
}

function good<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

async function addVehicle(stockNumber: string) {
  const dealershipId = meridian.dealershipIds[0] as NonNullable<(typeof meridian.dealershipIds)[0]>
  const base = { ...aVehicle({ showOnDealerWebsite: true }), stockNumber, dealershipId }
  const id = vehicleIdFor(dealershipId, stockNumber)
  const vehicle = { ...base, id, slug: vehicleSlugFor({ ...base, id }) }
  await app.store.db.transaction().execute((trx) => app.vehicles.upsertBatch(trx, [vehicle]))
  return vehicle
}

async function reserve(person: Person, stockNumber: string): Promise<string> {
  const vehicle = await addVehicle(stockNumber)
  const { phone, email } = person
  const body = aForm({ name: `${person.name} ${person.last}`, phone, email, postcode: '4006' })
  const visitor = { address: '203.0.113.7', device: null, provenPhone: null }
  const input = { kind: 'reservation', vehicle: vehicle.slug, body, channel: 'web_form', visitor } as const
  const { payUrl } = good(await app.reservations.start(meridian, input))
  return payUrl
}

async function signIn(person: Person): Promise<void> {
  const { phone, email, name: firstName, last: lastName } = person
  const asked = { phone, email, firstName, lastName, address: phone }
  const { challenge } = good(await app.accounts.sendCode(meridian, asked))
  const texts = await app.store.db
    .selectFrom('sent_messages')
    .select(['text_body'])
    .where('kind', '=', 'sms')
    .where('subject', 'like', `%${phone.replaceAll(' ', '').slice(1)}`)
    .execute()
  const code = /\d{6}/.exec(texts.at(-1)?.text_body ?? '')?.[0] ?? ''
  const { customer } = good(await app.accounts.signIn(meridian, { challenge, code, cookie: null }))
  const vehicle = await addVehicle(stockOf('W', person))
  good(await app.watchlist.save(meridian, { customer, carId: vehicle.id }))
  // Asked for on another site and never used
  good(await app.accounts.sendCode(ironbark, { ...asked, address: `${phone} 2` }))
}

async function tradeIn(person: Person, isFinished: boolean): Promise<void> {
  const { token } = good(await app.tradeIn.start(meridian, { raw: {}, carId: null, isByHand: true }))
  const vehicle = { make: 'Kia', model: 'Rio', year: '2022', rego: person.rego, regoState: 'QLD' }
  await app.tradeIn.setVehicle(meridian, token, vehicle)
  await app.tradeIn.setCondition(meridian, token, { kms: '45000', adjustments: answers() })
  if (!isFinished) return
  const { name, last: last_name, phone, email } = person
  const location_id = meridian.config.locations[0]?.id ?? ''
  const raw = { ...CONTACT, name, last_name, phone, email, location_id }
  good(await app.tradeIn.setContact(meridian, token, { raw, visit: VISIT }))
}

/** Everything a shopper may leave behind. */
async function leaveTraces(person: Person): Promise<void> {
  const { name, last, phone, email } = person
  const about = {
    name: `${name} ${last}`,
    phone,
    email,
    postcode: '4006',
    opt_in: 'true',
    category: 'General Enquiry',
  }
  const location = meridian.config.locations[0]?.slug
  good(
    await app.leads.submitEnquiry(
      meridian,
      anEnquiry({ ...about, location, message: `${last} asks`, visited_pages: [`/?q=${last}`] }),
    ),
  )
  await tradeIn(person, true)
  good(await app.pageServices.spins.spin(ironbark, anEnquiry({ ...about, accept_terms: 'yes' })))
  await signIn(person)
  const payUrl = await reserve(person, stockOf('P', person))
  await app.sandbox?.charge(sessionOf(payUrl))
  const news = await app.sandbox?.writeWebhook(sessionOf(payUrl))
  if (news) await app.reservations.receiveWebhook(meridian, { gateway: 'sandbox', ...news })
  await reserve(person, stockOf('O', person))
}

async function tables(): Promise<string[]> {
  const found = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(app.store.db)
  return found.rows.map(({ name }) => name)
}

/** Tables with a row in which a mark of the person stands, whatever the column. */
async function tablesWith(person: Person): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables()) {
    const marks = sql.join(
      marksOf(person).map((mark) => sql`row_to_json(held)::text ilike ${`%${mark}%`}`),
      sql` or `,
    )
    const rows = await sql`select 1 from ${sql.table(table)} held where ${marks} limit 1`.execute(
      app.store.db,
    )
    if (rows.rows.length > 0) found.push(table)
  }
  return found
}

test('every table is known to hold persons or none: a new one is written down here, and erased if it does', async () => {
  expect(await tables()).toEqual([...PERSONAL, ...IMPERSONAL].toSorted())
})

test.each([
  ['phone', PEOPLE[0] as Person],
  ['email', PEOPLE[1] as Person],
] as const)(
  'APP 11.2, APP 12: named by %s, a person is read out of every table and erased from it',
  async (by, person) => {
    await leaveTraces(person)
    await expect
      .poll(async () => (await app.leads.countDeliveries()).pending ?? 0, { timeout: 20_000 })
      .toBe(0)
    expect(await tablesWith(person)).toEqual(PERSONAL)
    const held = await app.people.export(person[by])
    for (const part of ['leads', 'messages', 'tradeIns', 'accounts', 'reservations'])
      expect(JSON.stringify(held?.[part as 'leads']), part).toMatch(new RegExp(marksOf(person).join('|')))
    await app.people.erase(person[by])
    expect(await tablesWith(person)).toEqual([])
  },
  60_000,
)
