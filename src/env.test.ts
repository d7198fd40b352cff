import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('with nothing set the product runs on this machine alone, without any key', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    isProduction: false,
    trustedProxies: 0,
  })
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

test('MAIL_FROM is an address with or without a name; anything else is named at start, not when the first lead goes out', () => {
  expect(readEnv({}).mailFrom).toBe('leads@forecourt.localhost')
  expect(readEnv({ MAIL_FROM: 'Leads <leads@dealer.example>' }).mailFrom).toBe('leads@dealer.example')
  expect(() => readEnv({ MAIL_FROM: 'Leads' })).toThrow(/MAIL_FROM/)
})
