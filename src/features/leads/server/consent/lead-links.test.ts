import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import { openTestLinks, openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createLeadLinks, type LeadLinks } from './lead-links.ts'

const { id: SITE } = aSite()
let store: Store
let signed: SignedLinks
let links: LeadLinks
beforeAll(async () => {
  store = await openTestStore()
  signed = openTestLinks(store.db, { now: () => Date.parse('2026-11-22T00:00:00Z') })
  links = createLeadLinks({ signer: openTestSigner(store.db), signed })
})
afterAll(() => store.close())

test('when a person is forgotten every link of theirs ends, also that of a reservation, which has its own reference', async () => {
  const sent = [
    { purpose: 'consent', siteId: SITE, subject: 'K7MP-4QX2' },
    { purpose: 'test-drive', siteId: SITE, subject: 'K7MP-4QX2' },
    { purpose: 'service-booking', siteId: SITE, subject: 'K7MP-4QX2' },
    { purpose: 'reservation', siteId: SITE, subject: 'RRRR-2222' },
  ] as const
  const tokens = await Promise.all(sent.map((link) => signed.token(link)))
  const states = () => Promise.all(sent.map((link, at) => signed.check(link, tokens[at] ?? '', 'formerly')))
  expect(await states()).toEqual(['good', 'good', 'good', 'good'])
  await store.db
    .transaction()
    .execute((trx) =>
      links.revoke(trx, { siteId: SITE, reference: 'K7MP-4QX2', reservation: { reference: 'RRRR-2222' } }),
    )
  expect(await states()).toEqual(['revoked', 'revoked', 'revoked', 'revoked'])
})
