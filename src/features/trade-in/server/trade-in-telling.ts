import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { readAdjustments } from '../domain/condition-questions.ts'
import { readKms, readPlate, readVehicle, textOf, type Raw } from '../domain/trade-in-fields.ts'
import { type TradeInError, tradeInError } from '../domain/trade-in-errors.ts'
import { type OpenTradeIn, updateTradeIn } from './trade-in-repository.ts'
import { yearAt } from '../domain/trade-in-site.ts'

type TellingDeps = { db: Database; clock: Clock; open: OpenTradeIn }
type Answer<T> = Promise<Result<T, TradeInError>>

/** The shopper's details of the vehicle: make and model, kilometres and condition. */
export function createTradeInTelling({ db, clock, open }: TellingDeps) {
  const now = () => new Date(clock.now())

  /**
   * Stores the vehicle as confirmed or corrected; a changed one is valued again. Errors: not_found,
   * invalid_fields.
   */
  async function setVehicle(site: SiteContext, token: string, raw: Raw): Answer<null> {
    const tradeIn = await open(site, token)
    if (!tradeIn) return fail(tradeInError('not_found'))
    if (tradeIn.acceptedAt) return ok(null)
    const { found } = tradeIn.facts
    const { itemTypes } = site.config
    const vehicle = readVehicle(raw, { yearNow: yearAt(site, clock.now()), itemTypes, found })
    const hasPlate = textOf(raw, 'rego') !== ''
    const plate = hasPlate
      ? readPlate(raw)
      : ok({ rego: tradeIn.facts.rego, regoState: tradeIn.facts.regoState })
    if (!vehicle.ok || !plate.ok)
      return fail(
        tradeInError('invalid_fields', [
          ...(vehicle.ok ? [] : vehicle.error),
          ...(plate.ok ? [] : plate.error),
        ]),
      )
    const isOtherKind = tradeIn.facts.vehicle?.itemType !== vehicle.value.itemType
    const facts = {
      ...tradeIn.facts,
      ...plate.value,
      vehicle: vehicle.value,
      adjustments: isOtherKind ? null : tradeIn.facts.adjustments,
    }
    await updateTradeIn(db, tradeIn, { change: { facts, offer: null }, at: now() })
    return ok(null)
  }

  /** Stores kilometres and condition answers. Errors: not_found, step_missing, invalid_fields. */
  async function setCondition(site: SiteContext, token: string, raw: Raw): Answer<null> {
    const tradeIn = await open(site, token)
    if (!tradeIn) return fail(tradeInError('not_found'))
    if (tradeIn.acceptedAt) return ok(null)
    const { vehicle } = tradeIn.facts
    if (!vehicle) return fail(tradeInError('step_missing'))
    const kms = readKms(raw, vehicle.itemType)
    const { adjustments, missing } = readAdjustments(vehicle.itemType, raw.adjustments)
    const errors = [
      ...(kms.ok ? [] : kms.error),
      ...missing.map((field) => ({ field, message: 'Choose an answer.' })),
    ]
    if (!kms.ok || errors.length > 0) return fail(tradeInError('invalid_fields', errors))
    const facts = { ...tradeIn.facts, kms: kms.value, adjustments }
    await updateTradeIn(db, tradeIn, { change: { facts, offer: null }, at: now() })
    return ok(null)
  }

  return { setVehicle, setCondition }
}
