import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('the demo listens to this machine alone and needs no key', () => {
  const env = readEnv({ FORECOURT_DEMO: '1' })
  expect(env).toMatchObject({ port: 3000, databaseUrl: null, smtpUrl: null, listenHost: '127.0.0.1' })
  expect(env.isProduction).toBe(false)
})

test('a process told nothing is in production: no development page opens by accident', () => {
  expect(readEnv({})).toMatchObject({ isProduction: true, isDev: false, isDemo: false, trustedProxies: 0 })
})

test('every wrong variable is named at once', () => {
  expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://a', LOG_LEVEL: 'loud' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*PORT/,
  )
})

test('a site document cannot name just any variable as its secret', () => {
  const env = readEnv({ DATABASE_URL: 'postgres://a', FORECOURT_SECRET_CRM: 's3' })
  expect(env.secret('DATABASE_URL')).toBeNull()
  expect(env.secret('FORECOURT_SECRET_CRM')).toBe('s3')
})

test('AGENCY_MAIL and AGENCY_MOBILE name whoever runs the platform; a slip is named at start', () => {
  expect(readEnv({}).agency).toEqual({ mail: null, mobile: null })
  expect(readEnv({ AGENCY_MAIL: 'help@agency.example', AGENCY_MOBILE: '0412 345 678' }).agency).toEqual({
    mail: 'help@agency.example',
    mobile: '0412 345 678',
  })
  expect(() => readEnv({ AGENCY_MAIL: 'help', AGENCY_MOBILE: '1300' })).toThrow(
    /AGENCY_MAIL must be[\s\S]*AGENCY_MOBILE must be/,
  )
})

test('MAIL_FROM is an address with or without a name; anything else is named at start, not when the first lead goes out', () => {
  expect(readEnv({}).mailFrom).toBe('leads@forecourt.localhost')
  expect(readEnv({ MAIL_FROM: 'Leads <leads@dealer.example>' }).mailFrom).toBe('leads@dealer.example')
  expect(() => readEnv({ MAIL_FROM: 'Leads' })).toThrow(/MAIL_FROM/)
})

test('the carrier of text messages is told whole or not at all', () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+61480000000' }
  expect(readEnv({}).twilio).toBeNull()
  expect(readEnv(account).twilio).toMatchObject({ url: 'https://api.twilio.com', from: '+61480000000' })
  expect(() => readEnv({ TWILIO_ACCOUNT_SID: 'AC1' })).toThrow(/TWILIO_AUTH_TOKEN/)
  expect(() => readEnv({ ...account, TWILIO_URL: 'ftp://x' })).toThrow(/TWILIO_URL/)
})

test('the installation’s key comes from its variable or a file, and a short one or a missing file is named at start', () => {
  const key = 'k'.repeat(44)
  expect(readEnv({}).signingKey).toEqual({ given: null, previous: null })
  const directory = mkdtempSync(join(tmpdir(), 'env-'))
  writeFileSync(join(directory, 'key'), `${key}\n`)
  const FORECOURT_SIGNING_KEY_FILE = join(directory, 'key')
  expect(
    readEnv({ FORECOURT_SIGNING_KEY: key, FORECOURT_SIGNING_KEY_PREVIOUS: `${key}2` }).signingKey,
  ).toEqual({
    given: key,
    previous: `${key}2`,
  })
  expect(readEnv({ FORECOURT_SIGNING_KEY_FILE }).signingKey.given).toBe(key)
  expect(() => readEnv({ FORECOURT_SIGNING_KEY: 'short' })).toThrow(/FORECOURT_SIGNING_KEY must have/)
  expect(() => readEnv({ FORECOURT_SIGNING_KEY_FILE: join(directory, 'none') })).toThrow(/cannot be read/)
  rmSync(directory, { recursive: true })
})

test('data keys come from the environment or a file, the current one first; anything else is refused by name', () => {
  const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const written = keys.map((key) => key.toString('base64'))
  expect(readEnv({}).dataKeys).toEqual([])
  expect(readEnv({ FORECOURT_DATA_KEY: written.join(',') }).dataKeys).toEqual(keys)
  const file = join(mkdtempSync(join(tmpdir(), 'data-key-')), 'key')
  writeFileSync(file, `${written.join('\n')}\n`)
  expect(readEnv({ FORECOURT_DATA_KEY_FILE: file }).dataKeys).toEqual(keys)
  rmSync(file)
  for (const variables of [
    { FORECOURT_DATA_KEY: 'password' },
    { FORECOURT_DATA_KEY: [...written, written[0]].join(',') },
    { FORECOURT_DATA_KEY: written[0], FORECOURT_DATA_KEY_FILE: file },
    { FORECOURT_DATA_KEY_FILE: file },
  ])
    expect(() => readEnv(variables), JSON.stringify(variables)).toThrow(/FORECOURT_DATA_KEY/)
  expect(() => readEnv({ FORECOURT_DATA_KEY: 'password' })).not.toThrow(/password/)
})
