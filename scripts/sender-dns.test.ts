import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
// @ts-expect-error A script without types.
import { senderChecks } from './sender-dns.mjs'

type Check = { name: string; test: () => Promise<boolean>; mend: string }
const missing = Object.assign(new Error('none'), { code: 'ENOTFOUND' })

test('the doctor tells what a sender domain lacks in the DNS, and finds nothing wrong once it is published', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dkim-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(
    join(directory, 'dealer.example.pem'),
    privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  )
  const env = { SMTP_URL: 'smtp://x', MAIL_FROM: 'Leads <a@platform.example>', DKIM_KEYS_DIR: directory }
  const zone = new Map<string, string[][]>()
  const checks: Check[] = senderChecks(
    env,
    ['leads@other.example', 'cars@dealer.example'],
    async (name: string) => {
      const found = zone.get(name)
      if (!found) throw missing
      return found
    },
  )
  const results = () => Promise.all(checks.map((check) => check.test()))
  expect(checks.map(({ name }) => name)).toEqual([
    'mail from platform.example has an SPF record',
    'mail from other.example has an SPF record',
    'mail from dealer.example has an SPF record',
    'mail from dealer.example is signed with the DKIM key in the DNS',
  ])
  expect(await results()).toEqual([false, false, false, false])
  const [, at = '', record = ''] = /at (\S+): (.+)$/.exec(checks[3]?.mend ?? '') ?? []
  // As a DNS server gives it: in pieces of at most 255 characters
  zone.set(at, [[record.slice(0, 200), record.slice(200)]])
  for (const domain of ['platform.example', 'dealer.example', 'other.example'])
    zone.set(domain, [['v=spf1 -all']])
  expect(await results()).toEqual([true, true, true, true])
})

test('without a mail server nothing is asked', () => {
  expect(senderChecks({ MAIL_FROM: 'a@b.example' }, ['c@d.example'], () => Promise.reject(missing))).toEqual(
    [],
  )
})
