import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { aSite as aLeadSite, aVehicle, type SiteChanges } from '#src/features/leads/testing/lead-fixtures.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { openTestLinks } from '#src/platform/testing/test-signing.ts'
import type { Store } from '#src/platform/database/database.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import { questionsFor } from '../domain/condition-questions.ts'
import type { RetailMarket } from '../domain/trade-value.ts'
import { tradeInSettings } from '../domain/trade-in-schema.ts'
import { createTradeInProviders } from '../server/providers/trade-in-providers.ts'
import { createTradeInService } from '../server/trade-in-service.ts'

export const TERMS = tradeInSettings.tradeIn.parse({})

export function aTradeInSite(slug = 'northside', over: SiteChanges = {}): SiteContext {
  return aLeadSite(slug, {
    itemTypes: ['car'],
    tradeIn: TERMS,
    config: {},
    ...over,
  })
}

export const MARKET: RetailMarket = { average: 30_000, min: 26_000, max: 34_000, confidence: 0.5, count: 9 }

export function answers(changes: Record<string, string> = {}) {
  return questionsFor('car').map(({ id, answers: all }) => ({
    id,
    adjustmentAnswers: [changes[id] ?? all[0]?.id ?? ''],
  }))
}

export const CONTACT = {
  name: 'Jo',
  last_name: 'Citizen',
  postcode: '4006',
  phone: '0412 345 678',
  email: 'jo@example.com',
  finance: 'No',
}
export const VISIT = { channel: 'web_form', userAgent: null } as const

/** The service over a store, with a clock the test moves and the given market. */
export function aTradeInService(
  store: Store,
  market: { now: RetailMarket | null | Error } = { now: MARKET },
) {
  const time = { ms: Date.parse('2026-11-21T02:00:00Z') }
  const clock = { now: () => time.ms }
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-trade-in-'))
  const leads = createLeadService({ store, clock, findVehicle: async () => aVehicle() })
  const faults: string[] = []
  const service = createTradeInService({
    store,
    clock,
    leads,
    signed: openTestLinks(store.db, clock),
    photosDirectory: directory,
    vehicles: {
      findById: async (_site, id) => (id === 'veh_1' ? aVehicle() : null),
      findBySlug: async () => null,
    },
    providersFor: createTradeInProviders({
      db: store.db,
      clock,
      getJson: createOutboundJson({ isDevelopment: true, timeoutMs: 300 }),
      readSecret: () => 'vendor-key',
      estimateRetail: async () => {
        if (market.now instanceof Error) throw market.now
        return market.now
      },
    }),
    onFault: (reason) => faults.push(reason),
  })
  return { service, leads, time, directory, faults }
}

export const BY_HAND = { make: 'Kia', model: 'Rio', year: '2022', rego: 'ABC123', regoState: 'QLD' }
type Trade = ReturnType<typeof aTradeInService>

/** A valuation up to its condition answers; returns the browser's token. */
export async function beginTradeIn(
  { service }: Trade,
  site: SiteContext,
  { raw = BY_HAND as object, kms = '45000', changes = {} } = {},
): Promise<string> {
  const begun = await service.start(site, { raw: {}, carId: 'veh_1', isByHand: true })
  if (!begun.ok) throw new Error('not begun')
  const { token } = begun.value
  await service.setVehicle(site, token, { ...raw })
  await service.setCondition(site, token, { kms, adjustments: answers(changes) })
  return token
}

/** Sends the contact step, as somebody or as `raw` says. */
export function sendContact(
  { service }: Trade,
  site: SiteContext,
  { token, raw }: { token: string; raw: object },
) {
  return service.setContact(site, token, { raw: { ...CONTACT, ...raw }, visit: VISIT })
}

export async function leadsOf({ leads }: Trade, email: string) {
  return (await leads.list({ siteSlug: 'northside' })).filter(({ lead }) => lead.person.email === email)
}
