import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { answerTimeoutMs, statementTimeoutMs } from './connection.ts'
import { openPostgresStore } from '../postgres-store.ts'

const URL_OF = 'postgres://forecourt@127.0.0.1:1/forecourt'

test('a slow server is given as long as DATABASE_URL says, from two seconds to a minute', () => {
  expect(answerTimeoutMs(URL_OF)).toBe(2000)
  expect(answerTimeoutMs(`${URL_OF}?statement_timeout=60000&answer_timeout=8000`)).toBe(8000)
  for (const wrong of ['', '1999', '60001', '2.5e3.1', 'long', '-1'])
    expect(() => answerTimeoutMs(`${URL_OF}?answer_timeout=${wrong}`), wrong).toThrow('2000 to 60000')
})

test('a statement is given as long as DATABASE_URL says, here as at the server, from a second to an hour', () => {
  expect(statementTimeoutMs(URL_OF)).toBe(15_000)
  expect(statementTimeoutMs(`${URL_OF}?statement_timeout=60000`)).toBe(60_000)
  for (const wrong of ['0', '60s', '3600001'])
    expect(() => statementTimeoutMs(`${URL_OF}?statement_timeout=${wrong}`), wrong).toThrow('1000 to 3600000')
})

test('a start with a wrong answer_timeout says so, and not that the server is away', async () => {
  await expect(openPostgresStore(`${URL_OF}?answer_timeout=1`, { waitMs: 0 })).rejects.toThrow(
    /^answer_timeout in DATABASE_URL must be/,
  )
})

test('a server that takes connections and says nothing is waited for as long as DATABASE_URL says', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resume) => silent.once('listening', resume))
  const { port } = silent.address() as { port: number }
  const url = `postgres://forecourt@127.0.0.1:${port}/forecourt?answer_timeout=3000`
  const startedAt = performance.now()
  await expect(openPostgresStore(url, { waitMs: 0 })).rejects.toThrow('PostgreSQL does not answer')
  expect(performance.now() - startedAt).toBeGreaterThan(2900)
  silent.close()
})
