import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Result } from '#src/shared/domain/result.ts'
import type { StockFeedError } from '../stock-feed-errors.ts'
import type { StockFeedService } from '../stock-feed-service.ts'

type Deps = { feeds: StockFeedService; io: { out(line: string): void } }
type Owner = { dealership?: string }

/** Longer than any map, so that a stock file given by mistake is not read whole. */
const MAP_LENGTH_MAX = 1_000_000

/** `forecourt stock map add | show | remove`: dealers' own column maps. */
export function registerMapCommands(stock: Command, { feeds, io }: Deps): void {
  const map = stock.command('map').description('Column maps of dealers’ own, as JSON')
  map
    .command('add <file>')
    .description('Checks a map and keeps it, in place of one of the same name')
    .option('--dealership <slug>', 'only this dealership may use it; without it every one may')
    .action(async (file: string, { dealership }: Owner) => {
      const added = await addMap(feeds, file, dealership)
      io.out(
        `${added.name} is kept: ${added.columns.length} columns. forecourt stock import <file> --source ${added.name}`,
      )
    })
  map
    .command('show <name>')
    .description('Prints a map or a built-in source as JSON, to start one’s own from')
    .option('--dealership <slug>', 'whose map')
    .action(async (name: string, { dealership }: Owner) => {
      const sources = await orRefuse(feeds, await feeds.sources(dealership))
      const source = sources.find((candidate) => candidate.name === name)
      if (!source) throw new Error(`No stock feed source has this name: ${name}`)
      io.out(JSON.stringify(source, null, 2))
    })
  map
    .command('remove <name>')
    .description('Forgets a map')
    .option('--dealership <slug>', 'whose map')
    .action(async (name: string, { dealership }: Owner) => {
      await orRefuse(feeds, await feeds.maps.remove(name, dealership))
      io.out(`${name} is forgotten.`)
    })
}

/** Reads, checks and stores the map in a file; throws with every fault. */
export async function addMap(feeds: StockFeedService, file: string, dealership: string | undefined) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code ?? 'unknown reason'})`)
  })
  if (text.length > MAP_LENGTH_MAX) throw new Error(`${file} is too large for a column map`)
  const added = await feeds.maps.add(text, dealership)
  return orRefuse(feeds, added, `${file}: `)
}

/**
 * A command's result, else an error with the reason. Operators may see which dealerships exist, but a push, which
 * shares the errors, may not.
 */
export async function orRefuse<Value>(
  feeds: StockFeedService,
  result: Result<Value, StockFeedError>,
  before = '',
): Promise<Value> {
  if (result.ok) return result.value
  const { code, message } = result.error
  if (code !== 'unknown_dealership') throw new Error(before + message)
  const known = await feeds.dealerships()
  throw new Error(
    `${message}; there ${known.length === 0 ? 'is none yet: publish a site' : `are ${known.join(', ')}`}`,
  )
}
