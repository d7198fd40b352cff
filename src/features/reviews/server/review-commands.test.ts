import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPlaceOf } from '#src/features/locations/domain/testing/location-builders.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { registerReviewCommands } from './review-commands.ts'
import { createReviewService } from './review-service.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const { site } = aPlaceOf()
let store: Store
let directory: string

beforeAll(async () => {
  store = await openTestStore()
  directory = mkdtempSync(join(tmpdir(), 'reviews-'))
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
  await store.close()
})

async function run(...args: string[]): Promise<string> {
  const lines: string[] = []
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  const reviews = createReviewService({
    store,
    clock: { now: () => NOW },
    google: { read: async () => ({ ok: false, error: 'not asked' }) },
  })
  registerReviewCommands(program, {
    reviews,
    sites: { getBySlug: async (slug) => (slug === 'demo' ? site : null) },
    now: () => NOW,
    io: { out: (line) => lines.push(line), err: () => {} },
  })
  for (const command of program.commands.flatMap((each) => [each, ...each.commands]))
    command.copyInheritedSettings(program)
  await program.parseAsync(['reviews', ...args], { from: 'user' })
  return lines.join('\n')
}

function fileWith(reviews: object[]): string {
  const path = join(directory, 'reviews.json')
  writeFileSync(path, JSON.stringify(reviews))
  return path
}

const REVIEW = { id: '1', customer_name: 'Jo', text: 'Fine.', rating: 4, review_date: '2026-11-07' }
const PLACE = ['--site', 'demo', '--location', 'southport']

test('a review file is imported and listed with total and average (DATA-027)', async () => {
  const path = fileWith([REVIEW, { ...REVIEW, id: '2', rating: 5 }])
  expect(await run('import', path, ...PLACE, '--source', 'cards')).toBe(
    '2 reviews of southport kept, source cards.',
  )
  expect(JSON.parse(await run('list', ...PLACE))).toMatchObject({
    total: 2,
    average: '4.5',
    reviews: [{ customer_name: 'Jo', created_at_time_ago_in_words: '2 weeks ago' }, {}],
  })
})

test('an unknown site or location and an invalid file are refused with the reason, and nothing changes', async () => {
  const before = await run('list', ...PLACE)
  const path = fileWith([{ ...REVIEW, rating: 9 }])
  await expect(run('import', path, ...PLACE)).rejects.toThrow(/0\.rating/)
  await expect(run('import', path, '--site', 'demo', '--location', 'x')).rejects.toThrow(/no location x/)
  await expect(run('import', path, '--site', 'x', '--location', 'southport')).rejects.toThrow(/no site x/)
  await expect(run('import', path, ...PLACE, '--source', '<b>')).rejects.toThrow(/--source/)
  expect(await run('list', ...PLACE)).toBe(before)
})
