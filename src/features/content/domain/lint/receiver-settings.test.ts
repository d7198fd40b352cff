import { expect, test } from 'vitest'
import { newSiteDocument } from '#src/pages/site-document/new-site.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { lintDocument } from './document-rules.ts'
import { missingSecrets } from './receiver-settings.ts'

const RULES = ['secret-name', 'receiver-profile', 'receiver-id']

function configWith(receivers: object[]) {
  const made = newSiteDocument({ slug: 'hills', licence: '44551' }) as { dealerships: object[] }
  const parsed = parseSiteDocument({ ...made, dealerships: [{ ...made.dealerships[0], receivers }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

function errors(receivers: object[], over: object = {}) {
  const made = newSiteDocument({ slug: 'hills', licence: '44551' }) as { dealerships: object[] }
  const dealerships = [{ ...made.dealerships[0], receivers }]
  const parsed = parseSiteDocument({ ...made, dealerships, ...over })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return lintDocument(parsed.value, { nowMs: 0, answerOf: () => 'page' })
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ severity, message }) => `${severity} ${message}`)
}
const webhook = (id: string, secretEnv: string) => ({
  kind: 'webhook',
  id,
  url: 'https://crm.hills.example',
  secretEnv,
})

test('a secret that is never read is refused, naming one that would be (LEAD-001)', () => {
  const [error] = errors([webhook('crm', 'LEADS_KEY')])
  expect(error).toMatch(/^error /)
  expect(error).toContain('such as FORECOURT_SECRET_LEADS_KEY')
  expect(errors([webhook('crm', 'FORECOURT_SECRET_CRM')])).toEqual([])
  expect(
    errors([], { searchHost: { url: 'https://s.example', keyEnv: 'SEARCH_KEY', indexUid: 'v' } })[0],
  ).toContain('FORECOURT_SECRET_SEARCH_KEY')
})

test('an unknown ADF profile is refused with a list of the known ones', () => {
  const adf = (profile: string) => ({ kind: 'adf_mail', id: 'crm', to: ['a@hills.example'], profile })
  expect(errors([adf('autogate')])[0]).toContain('one of standard, leadtype, buy_only, full_name')
  expect(errors([adf('constructor')])).toHaveLength(1)
  expect(errors([adf('leadtype')])).toEqual([])
})

test('two receivers with the same name are refused', () => {
  const mail = { kind: 'mail', id: 'crm', to: ['a@hills.example'] }
  expect(errors([mail, webhook('crm', 'FORECOURT_SECRET_CRM')])[0]).toContain("got 'crm' again")
})

test('a secret missing from this process gives a warning, with the command that tests the receiver', () => {
  const config = configWith([webhook('crm', 'FORECOURT_SECRET_CRM')])
  const [warning] = missingSecrets(config, () => false)
  expect(warning?.severity).toBe('warning')
  expect(warning?.message).toContain('dealerships[0].receivers[0].secretEnv names FORECOURT_SECRET_CRM')
  expect(warning?.message).toContain('forecourt leads test-receiver hills')
  expect(missingSecrets(config, () => true)).toEqual([])
})
