import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARBARN } from '#seed/sites/carbarn.ts'
import { createSiteService } from '#src/features/sites/server/site-service.ts'
import { siteDocuments } from '#src/pages/site-document/site-documents.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { registerOfferCommands } from './offer-commands.ts'

let store: Store
let sites: ReturnType<typeof createSiteService>
const directory = mkdtempSync(join(tmpdir(), 'offers-'))
const file = join(directory, 'offers.json')

beforeAll(async () => {
  store = await openTestStore()
  sites = createSiteService({
    store,
    clock: { now: () => 0 },
    documents: siteDocuments,
    isDevelopment: true,
    port: 3000,
  })
  await sites.publish(CARBARN, { by: 'test' })
})
afterAll(async () => {
  await sites.close()
  await store.close()
  rmSync(directory, { recursive: true })
})

async function importOffers(offers: unknown, ...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const io = {
    operator: 'ana',
    out: (line: string) => void lines.push(line),
    err: (line: string) => void lines.push(line),
  }
  writeFileSync(file, typeof offers === 'string' ? offers : JSON.stringify(offers))
  const program = new Command().exitOverride()
  registerOfferCommands(program, { sites, io })
  await program
    .parseAsync(['offers', 'import', file, '--site', 'carbarn', ...args], { from: 'user' })
    .catch((error: Error) => lines.push(error.message))
  return lines
}
const listed = async () => ((await sites.getBySlug('carbarn'))?.config.offers ?? []).map(({ id }) => id)
const OFFER = { id: 'new-offer', name: 'New', description: 'Words', end: '2027-01-31' }

test('DATA-024: imported offers appear from the site’s next version on, added to or replacing all existing ones', async () => {
  expect(await importOffers([OFFER], '--mode', 'add')).toEqual([
    'carbarn: 1 offers imported, 3 kept, version 2.',
  ])
  expect(await listed()).toHaveLength(4)
  await importOffers([{ ...OFFER, name: 'Newer' }])
  expect(await listed()).toEqual(['new-offer'])
})

test('a file that is not a list, not JSON or holds an unlawful offer changes nothing and gives the reason', async () => {
  expect((await importOffers('{"a":1}')).join()).toContain('must hold a list')
  expect((await importOffers('no json')).join()).toContain('cannot be read as JSON')
  const refused = await importOffers([{ ...OFFER, description: 'Finance at 1.9% p.a.' }])
  expect(refused.join('\n')).toContain('offers[0].description names a rate')
  expect(await listed()).toEqual(['new-offer'])
})
