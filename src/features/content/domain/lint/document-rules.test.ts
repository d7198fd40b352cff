import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { DOCUMENT_RULES, lintDocument, type PathAnswer } from './document-rules.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const PLACE = {
  slug: 'here',
  name: 'Here',
  address: { street: '1 A St', city: 'Kedron', state: 'QLD', postcode: '4031' },
}
const GOOD = {
  slug: 'plain',
  name: 'Plain Motors',
  hosts: ['plain.example'],
  phones: { main: '07 5550 0100' },
  email: 'sales@plain.example',
  dealerships: [{ slug: 'plain', name: 'Plain Motors', licenceNumber: '44551', licenceState: 'QLD' }],
}
const SELLER = GOOD.dealerships[0]

function findings(change: object, answerOf: (path: string) => PathAnswer = () => 'page') {
  const parsed = parseSiteDocument({ ...GOOD, ...change })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return lintDocument(parsed.value, { nowMs: NOW, answerOf })
}

test.each([
  [
    'licence-number',
    'error',
    { dealerships: [{ ...SELLER, licenceNumber: 'to be entered' }] },
    'dealerships[0].licenceNumber',
  ],
  [
    'licence-sample',
    'warning',
    { hosts: [], dealerships: [{ ...SELLER, licenceNumber: 'to be entered' }] },
    'dealerships[0].licenceNumber',
  ],
  [
    'period-past',
    'warning',
    { announcement: { text: 'Open late', expiry: '2026-01-01' } },
    'announcement.expiry',
  ],
  [
    'rate-order',
    'warning',
    {
      search: {
        repayment: { annualRate: 9, comparisonRate: 8, termYears: 5, source: 'x', asAt: '2026-11-01' },
      },
    },
    'comparisonRate',
  ],
  [
    'rate-stale',
    'warning',
    {
      search: {
        repayment: { annualRate: 8, comparisonRate: 9, termYears: 5, source: 'x', asAt: '2025-01-01' },
      },
    },
    'asAt',
  ],
  ['price-kind', 'error', { announcement: { text: 'Utes from $29,990' } }, 'announcement.text'],
  [
    'comparison-rate',
    'error',
    { home: [{ kind: 'text', heading: 'Finance', text: 'At 3.9% p.a. until Friday' }] },
    'home[0].text',
  ],
  ['was-claim', 'warning', { description: 'Was $41,990, now $38,990 drive away' }, 'description'],
])('%s is an %s and names its setting', (rule, severity, change, path) => {
  const found = findings(change).find((each) => each.rule === rule)
  expect(found).toMatchObject({ severity, file: 'site document' })
  expect(found?.message).toContain(path)
  expect(found?.source).not.toBe('')
})

test('hours-overlap refuses hours that run past midnight into the next day’s opening', () => {
  const open = (weekday: 5 | 6, from: string, to: string) => ({
    weekday,
    status: 'Open' as const,
    open: from,
    close: to,
    formattedHours: null,
  })
  const parsed = parseSiteDocument({ ...GOOD, locations: [PLACE] })
  if (!parsed.ok) throw new Error('the document is good')
  const [place] = parsed.value.locations
  const at = (friday: string, saturday: string) => {
    const sales = [open(5, '18:00', friday), open(6, saturday, '17:00')]
    const config = { ...parsed.value, locations: place ? [{ ...place, hours: { sales } }] : [] }
    return lintDocument(config, { nowMs: NOW, answerOf: () => 'page' })
  }
  expect(at('09:00', '08:00')).toMatchObject([{ rule: 'hours-overlap', severity: 'error' }])
  expect(at('09:00', '08:00')[0]?.message).toContain('Saturday')
  for (const good of [at('08:00', '08:00'), at('23:00', '08:00')]) expect(good).toEqual([])
})

test('a valid document passes', () => {
  expect(findings({ locations: [PLACE] })).toEqual([])
})

test('a broken link is reported with its location', () => {
  const menu = [{ label: 'Gone', href: '/gone' }]
  expect(
    findings({ menu }, (path) => (path === '/gone' ? 'none' : 'page')).map(({ message }) => message),
  ).toEqual(['menu[0].href: leads to no page: /gone'])
})

test('no demo site breaks a rule that blocks publishing', () => {
  for (const document of DEMO_SITES) {
    const parsed = parseSiteDocument(document)
    if (!parsed.ok) throw new Error(document.slug)
    const errors = lintDocument(parsed.value, { nowMs: NOW, answerOf: () => 'page' }).filter(
      ({ severity }) => severity === 'error',
    )
    expect(errors, document.slug).toEqual([])
  }
})

test('each rule names its source', () => {
  expect(new Set(DOCUMENT_RULES.map(({ id }) => id)).size).toBe(DOCUMENT_RULES.length)
})
