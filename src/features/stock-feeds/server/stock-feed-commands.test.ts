import { Command } from 'commander'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EndsWith } from '#src/platform/cli/ends-with.ts'
import { registerStockFeedCommands } from './stock-feed-commands.ts'
import { CSV_HEADER, csvRow, type FeedBench, openFeedBench } from './testing/feed-bench.ts'

let bench: FeedBench
beforeEach(async () => {
  bench = await openFeedBench()
})
afterEach(() => bench.close())

async function run(...argv: string[]) {
  const lines: string[] = []
  const shown: string[] = []
  const program = new Command().exitOverride()
  registerStockFeedCommands(program, {
    feeds: bench.feeds,
    io: {
      out: (line) => void lines.push(line),
      err: (line) => void lines.push(line),
      progress: (text) => void shown.push(text),
    },
  })
  const code = await program.parseAsync(['stock', ...argv], { from: 'user' }).then(
    () => 0,
    (error) => {
      if (error instanceof EndsWith) return error.code
      throw error
    },
  )
  return { text: lines.join('\n'), shown, code }
}

const rows = (count: number) => Array.from({ length: count }, (_, place) => csvRow(`U${place}`)).join('')

test('import prints counts and refused lines, with a progress bar', async () => {
  const path = await bench.write(`${CSV_HEADER}${rows(3)}${csvRow('BAD', { year: 'x' })}`)
  const { text, shown } = await run(
    'import',
    path,
    '--source',
    'dealer-studio',
    '--dealership',
    'north-motors',
  )
  expect(text).toContain('4 rows: 3 new, 0 changed, 0 unchanged, 0 removed, 1 quarantined')
  expect(text).toContain('line 5  refused  BAD')
  expect(shown.join()).toContain('] 100 %  4 rows')
})

test('an oversized removal is shown, listed and approved by its run', async () => {
  const options = ['--source', 'dealer-studio', '--dealership', 'north-motors']
  await run('import', await bench.write(CSV_HEADER + rows(10)), ...options)
  const waiting = await run('import', await bench.write(CSV_HEADER + rows(2)), ...options)
  expect(waiting.code).toBe(2)
  const runId = /stock approve (run_\w+)/.exec(waiting.text)?.[1] ?? ''
  expect(waiting.text).toContain('8 of 10 vehicles (80 %)')
  expect((await run('runs')).text).toContain('8 removals await approval')
  expect((await run('show', runId)).text).toContain('awaiting_approval')
  expect((await run('approve', runId)).text).toContain('8 removed')
  expect(await run('approve', runId).catch((error: Error) => error.message)).toContain(
    'waits for no approval',
  )
})

test('a removal is rejected by its run, and a row count must be a number', async () => {
  const options = ['--source', 'dealer-studio', '--dealership', 'north-motors']
  await run('import', await bench.write(CSV_HEADER + rows(10)), ...options)
  const waiting = await run('import', await bench.write(CSV_HEADER + rows(2)), ...options)
  const runId = /stock reject (run_\w+)/.exec(waiting.text)?.[1] ?? ''
  expect((await run('reject', runId)).text).toMatch(/^Rejected: .*incomplete {2}2 rows: 0 new/)
  await expect(run('reject', runId)).rejects.toThrow('waits for no approval')
  const cut = await run('import', await bench.write(CSV_HEADER + rows(9)), ...options, '--rows', '10')
  expect(cut.text).toContain('9 rows came, 10 were announced')
  await expect(run('import', 'x', ...options, '--rows', 'many')).rejects.toThrow(
    '--rows takes a whole number',
  )
})

test('a script notices by the exit code that an import is not finished, and a mistyped path is no import', async () => {
  const options = ['--source', 'dealer-studio', '--dealership', 'north-motors']
  const path = await bench.write(CSV_HEADER + rows(10))
  expect((await run('import', path, ...options)).code).toBe(0)
  expect((await run('import', path, ...options, '--rows', '11')).code).toBe(2)
  const before = (await run('runs')).text
  await expect(run('import', `${path}x`, ...options)).rejects.toThrow('there is no such file')
  expect((await run('runs')).text).toBe(before)
})

test('an unusable file fails the command with the reason', async () => {
  const path = await bench.write('Make\nToyota\n')
  await expect(run('import', path, '--source', 'dealer-studio')).rejects.toThrow(
    'required columns are missing',
  )
  await expect(run('import', path, '--source', 'nope')).rejects.toThrow(
    'there are dealer-studio, forecourt-json',
  )
  await expect(
    run('import', path, '--source', 'dealer-studio', '--dealership', 'nort-motors'),
  ).rejects.toThrow(/nort-motors; there are .*north-motors/)
  expect((await run('sources')).text).toContain('forecourt-json')
})
