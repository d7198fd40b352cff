import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../database/database.ts'
import { openTestStore } from '../testing/test-store.ts'
import { createLog } from './create-log.ts'

const MARKS = ['zelda', '0412 345 678', '0412345678', '61412345678', '123456', 'Nx9signature']
let store: Store
beforeAll(async () => {
  store = await openTestStore()
  await sql`create table people (email text unique, phone text not null)`.execute(store.db)
})
afterAll(() => store.close())

function lines() {
  const written: string[] = []
  return { written, log: createLog({ level: 'info', to: { write: (line) => void written.push(line) } }) }
}

async function faultOf(run: () => Promise<unknown>): Promise<unknown> {
  return run().then(
    () => expect.fail('no fault'),
    (error: unknown) => error,
  )
}

test('a database fault is logged by what and where, never with what was typed', async () => {
  const { written, log } = lines()
  const insert = (email: string, phone: string | null) =>
    sql`insert into people values (${email}, ${phone})`.execute(store.db)
  await insert('zelda@quill.example', '0412345678')
  for (const [email, phone] of [
    ['zelda@quill.example', '0412345678'],
    ['zelda@quill.example', null],
    ['zelda\0', '123456'],
  ] as const)
    log.error({ err: await faultOf(() => insert(email, phone)) }, 'lead')
  log.error({ err: await faultOf(() => sql`select ${'zelda'}::int`.execute(store.db)) }, 'lead')
  for (const line of written) for (const mark of MARKS) expect(line).not.toContain(mark)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    err: { code: '23505', severity: 'ERROR', where: expect.stringContaining('people') },
  })
  expect(written[0]).toContain('.js:')
})

test('answers of other servers are logged without addresses and numbers, links without their signature', () => {
  const { written, log } = lines()
  const refused = new Error('550 <zelda@quill.example> unknown, call 0412 345 678 or +61412345678')
  log.warn({ err: refused, reason: refused.message, path: '/reservation/K7MP-4QX2/Nx9signature' }, 'mail')
  log.info({ path: '/consent/K7MP-4QX2/Nx9signature', status: 200, ms: 12.5 }, 'request')
  log.warn({ reason: { kind: 'timeout' }, error: 'to zelda@quill.example' }, 'mail')
  log.info({ path: '/service-booking/K7MP-4QX2/Nx9signature' }, 'request')
  for (const line of written) for (const mark of MARKS) expect(line).not.toContain(mark)
  expect(written[0]).toContain('550')
  expect(written[1]).toContain('"path":"/consent/K7MP-4QX2/[signature]","status":200,"ms":12.5')
  expect(written[2]).toContain('timeout')
})
