import { randomBytes } from 'node:crypto'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { NO_FACTS, type TradeInFacts } from '../domain/trade-in.ts'
import { readPlate, type Raw } from '../domain/trade-in-fields.ts'
import { type TradeInError, tradeInError } from '../domain/trade-in-errors.ts'
import type { TradeInProviders } from './providers/trade-in-providers.ts'
import { hashOf, insertTradeIn } from './trade-in-repository.ts'

type StartDeps = {
  db: Database
  clock: Clock
  vehicles: Pick<VehicleService, 'findById' | 'findBySlug'>
  providersFor: TradeInProviders
  onFault?: ((reason: string) => void) | undefined
}
type Answer<T> = Promise<Result<T, TradeInError>>

/** The first step: a plate lookup, or details by hand. */
export function createTradeInStart({ db, clock, vehicles, providersFor, onFault }: StartDeps) {
  /** The vehicle for a plate (TRADE-007). Errors: invalid_fields, rego_not_found, lookup_unavailable. */
  async function lookUp(site: SiteContext, raw: Raw) {
    const plate = readPlate(raw)
    if (!plate.ok) return fail(tradeInError('invalid_fields', plate.error))
    const found = await providersFor(site).lookup.find(plate.value)
    if (found.ok) return ok({ ...plate.value, vehicle: found.value })
    if (found.error.kind === 'not_found') return fail(tradeInError('rego_not_found'))
    onFault?.(found.error.reason)
    return fail(tradeInError('lookup_unavailable'))
  }

  /**
   * Starts a valuation. With a plate the vehicle is looked up and an unknown one continues by hand; `isByHand`
   * skips the lookup. `carId` is the vehicle the shopper wants to buy; another site's is dropped. Errors:
   * invalid_fields.
   */
  async function start(
    site: SiteContext,
    { raw, carId, isByHand }: { raw: Raw; carId: string | null; isByHand: boolean },
  ): Answer<{ token: string; lookup: 'found' | 'not_found' | 'unavailable' | 'skipped' }> {
    let facts: TradeInFacts = NO_FACTS
    let lookup: 'found' | 'not_found' | 'unavailable' | 'skipped' = 'skipped'
    if (!isByHand) {
      const plate = readPlate(raw)
      const found = await lookUp(site, raw)
      if (!plate.ok || (!found.ok && found.error.code === 'invalid_fields'))
        return fail(tradeInError('invalid_fields', plate.ok ? [] : plate.error))
      lookup = found.ok ? 'found' : found.error.code === 'rego_not_found' ? 'not_found' : 'unavailable'
      facts = { ...NO_FACTS, ...plate.value, found: found.ok ? found.value.vehicle : null }
    }
    const car = carId ? await findCar(site, carId) : null
    const token = randomBytes(24).toString('base64url')
    await insertTradeIn(db, {
      id: toId('tradeIn', randomBytes(12).toString('hex')),
      siteId: site.id,
      tokenHash: hashOf(token),
      carId: car?.id ?? null,
      facts,
      photoKey: '',
      at: new Date(clock.now()),
    })
    return ok({ token, lookup })
  }

  const findCar = async (site: SiteContext, idOrSlug: string) =>
    (await vehicles.findById(site, idOrSlug)) ?? (await vehicles.findBySlug(site, idOrSlug))

  return { lookUp, start, findCar }
}
