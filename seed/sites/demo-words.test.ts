import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DOCUMENT_RULES } from '#src/features/content/domain/lint/document-rules.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { demoDays } from './demo-days.ts'
import { demoSites } from './demo-sites.ts'

const DAY_MS = 86_400_000
const STARTS = [...new Set(['2026-11-22', new Date(Date.now()).toISOString().slice(0, 10)])]
const DAYS = 800
/** A demo started this many days ago and never restarted. */
const RUNNING_DAYS = 240
/** An example of an offer that has ended; no page shows it. */
const ENDED = 'End of financial year, run out'
const DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10)

const read = new Map<string, readonly SiteConfig[]>()
function sitesOn(day: string): readonly SiteConfig[] {
  const days = demoDays(day)
  const known = read.get(days.from)
  if (known) return known
  const sites = demoSites(days).map((document) => {
    const parsed = parseSiteDocument(document)
    if (!parsed.ok) throw new Error(`${document.slug}: ${JSON.stringify(parsed.error)}`)
    return parsed.value
  })
  read.set(days.from, sites)
  return sites
}

/** What the publish linter checks about dates. */
const DATE_RULES = DOCUMENT_RULES.filter(({ id }) => ['period-past', 'rate-stale'].includes(id))

type Period = { start: string | null; end: string | null }
const isOver = ({ end }: Period, day: string) => end !== null && end.slice(0, 10) < day
const runs = (period: Period, day: string) => !isOver(period, day) && (period.start ?? '').slice(0, 10) <= day

/** What a site says on a day that is out of date, empty or contradictory. */
function faultsOn(site: SiteConfig, day: string): string[] {
  const faults: string[] = []
  const nowMs = Date.parse(`${day}T02:00:00Z`)
  const { offers, promotions, spinToWin } = site
  for (const offer of offers)
    if (!runs(offer, day)) faults.push(`offer ${offer.id} runs ${offer.start} to ${offer.end}`)
  if (offers.length < 2) faults.push('fewer than two offers')
  for (const promo of promotions) {
    const period = { start: promo.start, end: promo.expiry }
    if (promo.title !== ENDED && !runs(period, day)) faults.push(`promotion ${promo.title}`)
    if (promo.title === ENDED && runs(period, day)) faults.push('the ended promotion runs')
  }
  if (spinToWin && !runs(spinToWin, day)) faults.push(`the wheel runs ${spinToWin.start} to ${spinToWin.end}`)
  for (const { slug, specialHours, comingText, isComing } of site.locations) {
    const coming = specialHours.filter(({ date }) => date >= day)
    if (specialHours.length > 0 && coming.length < 5)
      faults.push(`${slug} has ${coming.length} holidays to come`)
    if (new Set(coming.map(({ date }) => date)).size < coming.length) faults.push(`${slug} has one day twice`)
    const year = /\d{4}/.exec(comingText)?.[0]
    if (isComing && year && `${year}-${/EARLY/.test(comingText) ? '01' : '07'}-01` <= day)
      faults.push(`${slug}: ${comingText}`)
  }
  const past = DATE_RULES.flatMap((rule) => rule.faults(site, { nowMs, answerOf: () => 'page' }))
  faults.push(...past.map(({ path, message }) => `${path} ${message}`))
  return faults.map((fault) => `${day} ${site.slug}: ${fault}`)
}

test.each(STARTS)(
  'a demo started on any of 800 days from %s says nothing that is out of date, empty or contradictory',
  (start) => {
    const faults: string[] = []
    for (let day = 0; day < DAYS; day++) {
      const today = dayAfter(start, day)
      for (const site of sitesOn(today)) faults.push(...faultsOn(site, today))
    }
    expect(faults).toEqual([])
  },
)

test.each(STARTS)(
  'a demo started on any of 800 days from %s still has offers, promotions and holidays eight months later',
  (start) => {
    const empty: string[] = []
    for (let day = 0; day < DAYS; day++) {
      const later = dayAfter(start, day + RUNNING_DAYS)
      for (const site of sitesOn(dayAfter(start, day))) {
        if (!site.offers.some((offer) => runs(offer, later))) empty.push(`${later} ${site.slug}: offers`)
        const promotions = site.promotions.map(({ expiry, start: from }) => ({ start: from, end: expiry }))
        if (!site.spinToWin && promotions.length > 0 && !promotions.some((promo) => runs(promo, later)))
          empty.push(`${later} ${site.slug}: promotions`)
        for (const { slug, specialHours } of site.locations)
          if (specialHours.length > 0 && !specialHours.some(({ date }) => date >= later))
            empty.push(`${later} ${slug}: holidays`)
      }
    }
    expect(empty).toEqual([])
  },
)

test('the days named in an offer’s text are those of its period', () => {
  for (const start of STARTS)
    for (let day = 0; day < DAYS; day += 90)
      for (const { offers } of sitesOn(dayAfter(start, day)))
        for (const { id, name, description, disclaimer, start: from, end } of offers) {
          const named = `${name} ${description} ${disclaimer}`.match(DATE) ?? []
          const own = [from, end].flatMap((date) => (date ? [dateInWords(date)] : []))
          expect(
            named.filter((date) => !own.includes(date)),
            id,
          ).toEqual([])
          if (end === null) expect(named, id).toEqual([])
        }
})

/** Front matter of every post of the platform and the demo. */
function postsOf(directory: string): { file: string; publishAt: string; expiresAt: string | null }[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)blog\/[^/]+\.md$/.test(file))
    .map((file) => {
      const text = readFileSync(join(directory, file), 'utf8')
      const at = (key: string) => new RegExp(`^${key}: (\\d{4}-\\d\\d-\\d\\d)`, 'm').exec(text)?.[1] ?? null
      return { file, publishAt: at('publish_at') ?? '', expiresAt: at('expires_at') }
    })
}

test('the blog of each item type has its posts on every day, and the coming post is still to come', () => {
  const root = join(import.meta.dirname, '../..')
  const posts = [...postsOf(join(root, 'content')), ...postsOf(join(root, 'seed/content'))]
  const coming = posts.filter(({ expiresAt }) => expiresAt !== null)
  expect(coming.map(({ file }) => file)).toEqual(['meridian/blog/summer-opening.md'])
  for (const start of STARTS) {
    expect(coming.every(({ publishAt }) => publishAt > dayAfter(start, DAYS + RUNNING_DAYS))).toBe(true)
    const there = posts.filter(({ publishAt, expiresAt }) => expiresAt === null && publishAt <= start)
    for (const type of ['car', 'truck', 'motorcycle', 'caravan'])
      expect(there.filter(({ file }) => file.startsWith(`${type}/`)).length, type).toBeGreaterThanOrEqual(5)
  }
})
