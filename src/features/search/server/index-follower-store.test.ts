import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { vehicleIdFor, vehicleSlugFor } from '#src/features/vehicles/domain/vehicle-identity.ts'
import { ageChanges } from '#src/features/vehicles/server/testing/age-changes.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { startIndexFollower } from './index-follower.ts'

const dealershipId = toId('dealership', 'north')
const names = {
  dealerships: new Map([[dealershipId as string, 'North Motors']]),
  locations: new Map<string, string>(),
}

function stocked(stockNumber: string, priceCents: number) {
  const vehicle = {
    ...aVehicle({ showOnDealerWebsite: true, priceKind: 'drive_away', offerPriceCents: null }),
    stockNumber,
    dealershipId,
    priceCents,
  }
  const id = vehicleIdFor(dealershipId, stockNumber)
  return { ...vehicle, id, slug: vehicleSlugFor({ ...vehicle, id }) }
}

test('an index that was down while its changes were pruned is rebuilt from all vehicles, including gone ones', async () => {
  const store = await openTestStore()
  const directory = await mkdtemp(join(tmpdir(), 'pruned-'))
  onTestFinished(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })
  const source = createVehicleService({ siteLists, store })
  const options = {
    source,
    names: () => names,
    snapshotPath: join(directory, 'stock.snapshot'),
    onError: (error: unknown) => expect.fail(String(error)),
  }
  const write = (...batch: ReturnType<typeof stocked>[]) =>
    store.db.transaction().execute((trx) => source.upsertBatch(trx, batch))
  await write(stocked('U1', 2_000_000), stocked('U2', 2_000_000))
  const first = await startIndexFollower(options)
  expect(first.engine.size()).toBe(2)
  await first.close()
  await store.db.transaction().execute((trx) => source.removeStock(trx, dealershipId, [stocked('U1', 0).id]))
  await write(stocked('U3', 2_000_000), stocked('U4', 2_000_000))
  await ageChanges(store, 9 * 24 * 60 * 60 * 1000)
  let pruned = 0
  // Waits for all three changes: on a shared server another test's open transaction may delay them.
  await vi.waitFor(async () => {
    pruned += await source.pruneChanges(1000)
    expect(pruned).toBe(5)
  }, 15_000)
  const second = await startIndexFollower(options)
  onTestFinished(() => second.close())
  expect([second.fromSnapshot, second.engine.size()]).toEqual([true, 3])
})

test('what a feed commits reaches the index: new, changed and removed', async () => {
  const store = await openTestStore()
  const source = createVehicleService({ siteLists, store })
  const write = (...batch: ReturnType<typeof stocked>[]) =>
    store.db.transaction().execute((trx) => source.upsertBatch(trx, batch))
  await write(stocked('U1', 2_000_000))
  const follower = await startIndexFollower({
    source,
    names: () => names,
    snapshotPath: null,
    onError: (error) => expect.fail(String(error)),
  })
  onTestFinished(async () => {
    await follower.close()
    await store.close()
  })
  const prices = async () => {
    const found = await follower.engine.search(
      { dealershipIds: [dealershipId], filter: '' },
      { sort: ['price:asc'] },
    )
    return found.ok
      ? found.value.hits.map(({ price, dealership_name }) => `${dealership_name} ${price}`)
      : found.error
  }
  /** On a shared server another test's open transaction may delay the outbox. */
  const settles = (wanted: string[]) => vi.waitFor(async () => expect(await prices()).toEqual(wanted), 15_000)
  expect(await prices()).toEqual(['North Motors 20000'])
  await write(stocked('U1', 1_900_000), stocked('U2', 3_000_000))
  await settles(['North Motors 19000', 'North Motors 30000'])
  await store.db.transaction().execute((trx) => source.removeStock(trx, dealershipId, [stocked('U1', 0).id]))
  await settles(['North Motors 30000'])
})
