import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { IRONBARK_MOTORCYCLES } from '#seed/sites/ironbark-motorcycles.ts'
import { MERIDIAN } from '#seed/sites/meridian.ts'
import { createAppContext } from '#src/app/context.ts'
import { readEnv } from '#src/env.ts'
import { anEnquiry } from '#src/features/leads/testing/lead-fixtures.ts'
import { aForm, sessionOf } from '#src/features/reservations/testing/reservation-bench.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { answers, CONTACT, VISIT } from '#src/features/trade-in/testing/trade-in-fixtures.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehicleIdFor, vehicleSlugFor } from '#src/features/vehicles/domain/vehicle-identity.ts'

export type Person = { name: string; last: string; phone: string; email: string; rego: string }
export type TracesBench = Awaited<ReturnType<typeof openTraces>>

/** What identifies a person in any text. */
export const marksOf = ({ last, phone, email, rego }: Person) => [
  last,
  phone.replaceAll(' ', '').slice(1),
  email,
  rego,
]

/** The whole product on a separate store, with two sites and what people leave behind on them. */
export async function openTraces(variables: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'person-traces-'))
  const env = readEnv({
    FORECOURT_DEMO: '1',
    FORECOURT_DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    FORECOURT_WARM_PICTURES: '0',
    ...variables,
  })
  const app = await createAppContext(env, join(import.meta.dirname, '../../../..'))
  for (const document of [MERIDIAN, IRONBARK_MOTORCYCLES])
    good(await app.sites.publish(document, { by: 'test', note: 'test' }))
  const siteOf = async (slug: string): Promise<SiteContext> => {
    const site = await app.sites.getBySlug(slug)
    if (!site) throw new Error(slug)
    return site
  }
  const sites = { meridian: await siteOf('meridian'), ironbark: await siteOf('ironbark-motorcycles') }
  await app.start()
  return {
    app,
    directory,
    ...sites,
    async close(): Promise<void> {
      await this.app.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The value of a result that must be a success. */
export function good<Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Lists a vehicle of the bench's first dealership. */
async function addVehicle({ app, meridian }: TracesBench, stockNumber: string) {
  const dealershipId = meridian.dealershipIds[0] as NonNullable<(typeof meridian.dealershipIds)[0]>
  const base = { ...aVehicle({ showOnDealerWebsite: true }), stockNumber, dealershipId }
  const id = vehicleIdFor(dealershipId, stockNumber)
  const vehicle = { ...base, id, slug: vehicleSlugFor({ ...base, id }) }
  await app.store.db.transaction().execute((trx) => app.vehicles.upsertBatch(trx, [vehicle]))
  return vehicle
}

/** Starts a checkout; returns its payment page. */
export async function reserve(bench: TracesBench, person: Person, letter: string): Promise<string> {
  const vehicle = await addVehicle(bench, stockOf(letter, person))
  const { phone, email } = person
  const body = aForm({ name: `${person.name} ${person.last}`, phone, email, postcode: '4006' })
  const visitor = { address: '203.0.113.7', device: null, provenPhone: null }
  const input = { kind: 'reservation', vehicle: vehicle.slug, body, channel: 'web_form', visitor } as const
  const { payUrl } = good(await bench.app.reservations.start(bench.meridian, input))
  return payUrl
}

const stockOf = (letter: string, { phone }: Person) => `${letter}${phone.replaceAll(' ', '').slice(-3)}`

async function signIn(bench: TracesBench, person: Person): Promise<void> {
  const { app, meridian, ironbark } = bench
  const { phone, email, name: firstName, last: lastName } = person
  const from = { address: phone, cookie: null, purpose: 'sign_in' } as const
  const asked = { phone, email, firstName, lastName, ...from }
  const { challenge } = good(await app.accounts.sendCode(meridian, asked))
  const texts = (await app.messages.list()).filter(
    ({ kind, subject }) => kind === 'sms' && subject.includes(phone.replaceAll(' ', '').slice(1)),
  )
  const code = /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? ''
  const { customer } = good(await app.accounts.signIn(meridian, { challenge, code, cookie: null }))
  const vehicle = await addVehicle(bench, stockOf('W', person))
  good(await app.watchlist.save(meridian, { customer, carId: vehicle.id }))
  // Requested on another site and never used.
  good(await app.accounts.sendCode(ironbark, { ...asked, address: `${phone} 2` }))
}

async function tradeIn({ app, meridian }: TracesBench, person: Person): Promise<string> {
  const { token } = good(await app.tradeIn.start(meridian, { raw: {}, carId: null, isByHand: true }))
  const vehicle = { make: 'Kia', model: 'Rio', year: '2022', rego: person.rego, regoState: 'QLD' }
  await app.tradeIn.setVehicle(meridian, token, vehicle)
  await app.tradeIn.setCondition(meridian, token, { kms: '45000', adjustments: answers() })
  const { name, last: last_name, phone, email } = person
  const location_id = meridian.config.locations[0]?.id ?? ''
  const raw = { ...CONTACT, name, last_name, phone, email, location_id }
  good(await app.tradeIn.setContact(meridian, token, { raw, visit: VISIT }))
  return token
}

/** Everything a shopper may leave behind. Returns the token of their valuation. */
export async function leaveTraces(bench: TracesBench, person: Person): Promise<string> {
  const { app, meridian, ironbark } = bench
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
  const enquiry = { ...about, location, message: `${last} asks`, visited_pages: [`/?q=${last}`] }
  good(await app.leads.submitEnquiry(meridian, anEnquiry(enquiry)))
  // A number is written in full by the carrier.
  const from = `+61${phone.replaceAll(' ', '').slice(1)}`
  await app.texts.receive(meridian, {
    from,
    text: `${last} again`,
    carrierId: `SM${randomBytes(16).toString('hex')}`,
  })
  const token = await tradeIn(bench, person)
  const spin = anEnquiry({ ...about, postcode: '2000', accept_terms: 'yes' })
  // The phone was proved by a texted code, as one spin for each person asks.
  const visitor = { address: '203.0.113.7', device: null, provenPhone: phone.replaceAll(' ', '') }
  good(await app.spins.spin(ironbark, { ...spin, visitor }))
  await signIn(bench, person)
  const payUrl = await reserve(bench, person, 'P')
  await app.sandbox?.charge(sessionOf(payUrl))
  const news = await app.sandbox?.writeWebhook(sessionOf(payUrl))
  if (news) await app.reservations.receiveWebhook(meridian, { gateway: 'sandbox', ...news })
  await reserve(bench, person, 'O')
  return token
}

/** Every table of the store. */
export async function tablesOf({ app }: TracesBench): Promise<string[]> {
  const found = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(app.store.db)
  return found.rows.map(({ name }) => name)
}

/** Tables with a row that holds a mark of the person in any column. */
export async function tablesWith(bench: TracesBench, person: Person): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesOf(bench)) {
    const marks = sql.join(
      marksOf(person).map((mark) => sql`row_to_json(held)::text ilike ${`%${mark}%`}`),
      sql` or `,
    )
    const rows = await sql`select 1 from ${sql.table(table)} held where ${marks} limit 1`.execute(
      bench.app.store.db,
    )
    if (rows.rows.length > 0) found.push(table)
  }
  return found
}
