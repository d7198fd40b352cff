import { findPromised, type PromiseName } from '#seed/stock/promises.ts'
import { findStock } from './ask.ts'

/** A vehicle that its site has every day (seed/stock/promises.ts), whichever day the demo was seeded on. */
export async function promised(port: number, name: PromiseName): Promise<{ id: string; slug: string }> {
  const { site, dealership, stockNumber } = findPromised(name)
  const filter = `stocknum = ${stockNumber} AND dealership_slug = ${dealership}`
  const [found] = await findStock(port, site, filter)
  if (!found) throw new Error(`${site} does not list ${name}: ${stockNumber} of ${dealership}`)
  return found
}
