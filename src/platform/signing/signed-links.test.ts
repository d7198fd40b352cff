import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../database/database.ts'
import { openTestLinks, openTestSigner } from '../testing/test-signing.ts'
import { openTestStore } from '../testing/test-store.ts'
import { KEY_OVERLAP_DAYS } from './key-ring.ts'
import { LINK_DAYS, linkEndMs } from './link-periods.ts'
import type { LinkSubject, SignedLinks } from './signed-links.ts'

let nowMs = Date.parse('2026-11-22T00:00:00Z')
let store: Store
let links: SignedLinks
beforeAll(async () => {
  store = await openTestStore()
  links = openTestLinks(store.db, { now: () => nowMs })
})
afterAll(() => store.close())

const about = (over: Partial<LinkSubject> = {}): LinkSubject => ({
  purpose: 'consent',
  siteId: 'site_a',
  subject: 'K7MP-4QX2',
  ...over,
})
const stateOf = (link: LinkSubject, token: string) => links.check(link, token, 'formerly')

test('a link opens its own purpose, site and subject until its end, then says that it has ended', async () => {
  const token = await links.token(about())
  expect(token).toMatch(/^[\w-]{29}$/)
  expect(await stateOf(about(), token)).toBe('good')
  for (const other of [{ purpose: 'photos' }, { siteId: 'site_b' }, { subject: 'AAAA-AAAA' }] as const)
    expect(await stateOf(about(other), token)).toBe('wrong')
  const later = `z${token.slice(1)}`
  for (const forged of [later, '', token.slice(1), `${token}x`, 'x'.repeat(22), 'é'.repeat(29)])
    expect(await stateOf(about(), forged)).toBe('wrong')
  const madeAt = nowMs
  nowMs = linkEndMs('consent', madeAt) - 1
  expect(await stateOf(about(), token)).toBe('good')
  nowMs = linkEndMs('consent', madeAt) + 1001
  expect(await stateOf(about(), token)).toBe('ended')
  expect(await stateOf(about(), later)).toBe('wrong')
  nowMs = madeAt
})

test('revoking ends the links of one thing, or of one purpose on a site; links made afterwards work', async () => {
  const [mine, other] = [about({ subject: 'RRRR-RRRR' }), about({ subject: 'SSSS-SSSS' })]
  const far = about({ siteId: 'site_b', subject: 'RRRR-RRRR' })
  const [first, second, third] = [await links.token(mine), await links.token(other), await links.token(far)]
  await links.revoke(mine)
  expect(await stateOf(mine, first)).toBe('revoked')
  expect(await stateOf(other, second)).toBe('good')
  const anew = await links.token(mine)
  expect(await stateOf(mine, anew)).toBe('good')
  await links.revoke(about({ subject: '' }))
  for (const [link, token] of [
    [mine, first],
    [mine, anew],
    [other, second],
  ] as const)
    expect(await stateOf(link, token)).toBe('revoked')
  expect(await stateOf(far, third)).toBe('good')
})

test('a link from before links had an end works until it is revoked', async () => {
  const link = about({ siteId: 'site_c' })
  const old = await openTestSigner(store.db).sign('formerly')
  expect(await stateOf(link, old)).toBe('good')
  expect(await links.check(link, old, 'another')).toBe('wrong')
  await links.revoke(link)
  expect(await stateOf(link, old)).toBe('revoked')
})

test('unsubscribing works for at least 30 days, and no key ends before the links it signed (Spam Act 2003 s 18)', () => {
  expect(LINK_DAYS.consent).toBeGreaterThanOrEqual(30)
  expect(Math.max(...Object.values(LINK_DAYS))).toBeLessThanOrEqual(KEY_OVERLAP_DAYS)
})
