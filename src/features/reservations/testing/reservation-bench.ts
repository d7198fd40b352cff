import { aLocalDelivery } from '#src/features/delivery/testing/local-delivery.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createPaymentService } from '#src/features/payments/server/payment-service.ts'
import { aSandbox, type TestGateway, type TestSandbox } from '#src/features/payments/testing/sandbox.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleIdFor, vehicleSlugFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { createReservationService, type ReservationService } from '../server/reservation-service.ts'

export const BENCH_NOW = Date.parse('2026-11-21T00:00:00Z')
export type ReservationBench = Awaited<ReturnType<typeof openReservationBench>>

/** Two sites sharing stock, a third without, real services, the sandbox gateway and a movable clock. */
export async function openReservationBench(store: Store) {
  let nowMs = BENCH_NOW
  const clock = { now: () => nowMs }
  const signer = openTestSigner(store.db)
  const signed = openTestLinks(store.db, clock)
  const sandbox = aSandbox({ db: store.db, clock, signer })
  const faults: unknown[] = []
  let wrap = (gateway: TestGateway): TestGateway => gateway
  const over = {
    features: { reserve_online: true, buy_online: true, receipt_mail: true },
    payments: { gateway: 'sandbox', secretKeyEnv: null, webhookSecretEnv: null },
    reservations: { depositDollars: 200, path: 'checkout', statesRefund: true },
    guarantees: { moneyBack14Days: false, usedMoneyBack48Hours: false },
    searchFilters: '',
    manufacturer: null,
  }
  const site = aSite('northside', over as never)
  const twin: SiteContext = { ...aSite('twin', over as never), dealershipIds: site.dealershipIds }
  const other = aSite('south', over as never)
  const sites = [site, twin, other]
  const findSite = async (id: SiteId) => sites.find((each) => each.id === id) ?? null
  const vehicles = createVehicleService({ siteLists, store, clock })
  const findVehicle = async (at: SiteContext, id: string) => vehicles.findById(at, id)
  const leads = createLeadService({ store, clock, findVehicle })
  const payments = createPaymentService({
    store,
    clock,
    gatewayFor: ({ config }) => (config.payments.gateway === 'sandbox' ? wrap(sandbox) : null),
    onFault: (reason) => faults.push(reason),
  })
  const delivery = aLocalDelivery(vehicles)
  const deps = { store, clock, leads, vehicles, payments, delivery, signer, signed, findSite }
  const reservations = createReservationService({ ...deps, onFault: (error) => faults.push(error) })

  let stock = 0
  return {
    store,
    clock,
    site,
    twin,
    other,
    sandbox,
    vehicles,
    leads,
    payments,
    reservations,
    faults,
    move: (ms: number) => {
      nowMs += ms
    },
    setGateway: (next: typeof wrap) => {
      wrap = next
    },
    /** A priced used car of the first two sites. */
    async addVehicle(changes: Partial<Vehicle> = {}): Promise<Vehicle> {
      stock += 1
      const dealershipId = changes.dealershipId ?? (site.dealershipIds[0] as Vehicle['dealershipId'])
      const stockNumber = `R${stock}`
      const base = { ...aVehicle({ showOnDealerWebsite: true, ...changes, stockNumber, dealershipId }) }
      const id = vehicleIdFor(dealershipId, stockNumber)
      const at = new Date(BENCH_NOW).toISOString()
      const vehicle = { ...base, id, slug: vehicleSlugFor({ ...base, id }), createdAt: at, updatedAt: at }
      await store.db.transaction().execute((trx) => vehicles.upsertBatch(trx, [vehicle]))
      return vehicle
    },
    start: (vehicle: Vehicle, body: object = {}, at = site, visitor: Partial<Visitor> = {}) => {
      const form = aForm(body)
      // The same form comes from the same place
      const who = { address: String(form.phone), device: null, provenPhone: null, ...visitor }
      return reservations.start(at, {
        kind: 'reservation',
        vehicle: vehicle.slug,
        body: form,
        channel: 'web_form',
        visitor: who,
      })
    },
    payAt: (payUrl: string) => sandbox.charge(sessionOf(payUrl)),
    webhook: (service: ReservationService, payUrl: string, at = site) =>
      sendWebhook(service, sandbox, { payUrl, at }),
    link: linkOf,
  }

  async function linkOf(payUrl: string) {
    const row = await sandbox.show(site.id, sessionOf(payUrl))
    const [, , reference = '', signature = ''] = new URL(row?.return_url ?? '').pathname.split('/')
    return { reference, signature }
  }
}

/** The session of a sandbox page. */
export function sessionOf(payUrl: string): string {
  return new URL(payUrl).pathname.split('/').at(-1) ?? ''
}

async function sendWebhook(
  service: ReservationService,
  sandbox: TestSandbox,
  { payUrl, at }: { payUrl: string; at: SiteContext },
) {
  const news = await sandbox.writeWebhook(sessionOf(payUrl))
  return service.receiveWebhook(at, { gateway: 'sandbox', ...news })
}

/** A visitor about whom the request says nothing. */
export const NOBODY: Visitor = { address: '203.0.113.1', device: null, provenPhone: null }

let people = 0
/** A new shopper's completed checkout. */
export function aForm(over: object = {}): Record<string, unknown> {
  people += 1
  return {
    name: `Shopper ${people}`,
    email: `shopper${people}@example.com`,
    phone: `0412${String(people).padStart(6, '0')}`,
    accept_terms: 'yes',
    ...over,
  }
}
