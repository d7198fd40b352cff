import { Command } from 'commander'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NORTH } from '#src/features/stock-feeds/domain/testing/full-vehicle.ts'
import { registerStockFeedCommands } from '../stock-feed-commands.ts'
import { type FeedBench, openFeedBench } from '../testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

async function run(...argv: string[]): Promise<string> {
  const lines: string[] = []
  const out = (line: string) => void lines.push(line)
  const program = new Command().exitOverride()
  registerStockFeedCommands(program, { feeds: bench.feeds, io: { out, err: out } })
  await program.parseAsync(['stock', ...argv], { from: 'user' })
  return lines.join('\n')
}

const map = {
  name: 'north-own',
  title: 'The sheet of North Motors',
  format: 'csv',
  columns: [
    { to: 'stocknum', headers: ['Nummer'], isRequired: true },
    { to: 'car_type', headers: ['Art'], isRequired: true, words: { occasion: 'used' } },
    { to: 'make', headers: ['Marke'], isRequired: true },
    { to: 'model', headers: ['Modell'], isRequired: true },
    { to: 'year', headers: ['Jahr'], isRequired: true },
    { to: 'advertised_price', headers: ['Preis'] },
  ],
  dealerOnly: ['Einkauf'],
  defaults: { priceKind: 'drive_away' },
}
const FILE = 'Nummer,Art,Marke,Modell,Jahr,Preis,Einkauf\nN1,Occasion,FORD,RANGER,2021,"$41,990*",30000\n'
const read = () => bench.vehicles.findByStockNumber(NORTH.id, 'N1')

test('a dealer’s own map is checked, stored and used by name from the command line', async () => {
  const path = await bench.write(JSON.stringify(map))
  expect(await run('map', 'add', path)).toContain('north-own is kept: 6 columns')
  expect(await run('sources')).toContain('The sheet of North Motors')
  const file = await bench.write(FILE)
  expect(await run('import', file, '--source', 'north-own', '--dealership', NORTH.slug)).toContain('1 new')
  expect(await read()).toMatchObject({
    make: 'Ford',
    carType: 'used',
    priceCents: 41_990_00,
    priceKind: 'drive_away',
    source: 'north-own',
  })
  expect(JSON.parse(await run('map', 'show', 'north-own'))).toMatchObject(map)
  expect(await run('map', 'remove', 'north-own')).toContain('forgotten')
  await expect(run('import', file, '--source', 'north-own')).rejects.toThrow('No stock feed source')
})

test('import can bring its own map, and a built-in source can be printed as a starting point', async () => {
  const path = await bench.write(JSON.stringify(map))
  const file = await bench.write(FILE)
  await run('import', file, '--map', path, '--dealership', NORTH.slug)
  expect((await read())?.priceKind).toBe('drive_away')
  const shown = JSON.parse(await run('map', 'show', 'dealer-studio')) as object
  const own = await bench.write(JSON.stringify({ ...shown, name: 'own-studio' }))
  expect(await run('map', 'add', own)).toContain('own-studio is kept')
})

test('one dealership’s map is not available to another', async () => {
  await run('map', 'add', await bench.write(JSON.stringify(map)), '--dealership', NORTH.slug)
  const file = await bench.write(FILE)
  const importAs = (slug: string) => run('import', file, '--source', 'north-own', '--dealership', slug)
  await expect(importAs('south-motors')).rejects.toThrow('No stock feed source')
  await expect(run('map', 'remove', 'north-own')).rejects.toThrow('No stock feed source')
  expect(await importAs(NORTH.slug)).toContain('1 new')
})

test('every command with a dealership refuses an unknown one and lists the known ones', async () => {
  const path = await bench.write(JSON.stringify(map))
  const file = await bench.write(FILE)
  for (const command of [
    ['sources'],
    ['map', 'add', path],
    ['map', 'show', 'dealer-studio'],
    ['map', 'remove', 'north-own'],
    ['import', file, '--map', path],
    ['import', file, '--source', 'not-there'],
  ])
    for (const name of ['nort', ''])
      await expect(run(...command, '--dealership', name), `${command} ${name}`).rejects.toThrow(
        new RegExp(`No dealership has this id or slug: .*; there are .*${NORTH.slug}`),
      )
  expect(await run('sources', '--dealership', NORTH.slug)).not.toContain('north-own')
})

test('an invalid map is refused with every error, and nothing is stored', async () => {
  const add = async (json: unknown) =>
    run('map', 'add', await bench.write(typeof json === 'string' ? json : JSON.stringify(json)))
  const [first, ...others] = map.columns
  await expect(
    add({ ...map, columns: [{ ...first, to: 'horoscope' }, ...others], format: 'xml' }),
  ).rejects.toThrow(/format: .*; columns\.0\.to: is not a wire name/)
  await expect(add('{"name":')).rejects.toThrow('it is not JSON')
  await expect(add({ ...map, name: 'dealer-studio' })).rejects.toThrow('is a built-in source')
  await expect(add({ ...map, colums: [] })).rejects.toThrow('colums')
  await expect(run('map', 'add', '/nonexistent')).rejects.toThrow('cannot be read (ENOENT)')
  await expect(run('import', await bench.write(FILE))).rejects.toThrow('--source <name> or --map <file>')
  expect(await run('sources')).not.toContain('north-own')
})
