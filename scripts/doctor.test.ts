import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What the doctor finds wrong, and whether it exits as if all were well. */
function ask(env: Record<string, string>): Promise<{ wrong: string[]; isWell: boolean }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'doctor.mjs')], {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', ...env },
    })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.once('exit', (code) =>
      done({ wrong: text.split('\n').filter((line) => /^WRONG|→/.test(line)), isWell: code === 0 }),
    )
  })
}

test('the doctor finds nothing wrong here, and looking makes no directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = join(folder, 'not/yet')
  expect(await ask({ FORECOURT_DATA_DIR: made })).toEqual({ wrong: [], isWell: true })
  expect(existsSync(join(folder, 'not'))).toBe(false)
})

test('in production the doctor asks for the number of proxies in front', async () => {
  const { wrong } = await ask({ NODE_ENV: 'production', FORECOURT_DEMO: '', TRUSTED_PROXIES: '' })
  expect(wrong.join()).toContain('TRUSTED_PROXIES')
  const counted = await ask({ NODE_ENV: 'production', FORECOURT_DEMO: '', TRUSTED_PROXIES: '1' })
  expect(counted.wrong.join()).not.toContain('TRUSTED_PROXIES')
})

test.skipIf(process.platform !== 'linux')(
  'a place that takes no directory is reported, even to root, who may write anywhere',
  async () => {
    const { wrong } = await ask({ FORECOURT_DATA_DIR: '/proc/forecourt' })
    expect(wrong).toContain('      → Make /proc/forecourt writable, or set FORECOURT_DATA_DIR.')
  },
)

test('the doctor names each fault with its fix, and exits with 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const answer = await ask({
    PORT: String(port),
    FORECOURT_DATA_DIR: join(file, 'data'),
    DATABASE_URL: 'mysql://nowhere',
  })
  expect(answer.isWell).toBe(false)
  expect(answer.wrong).toEqual([
    'WRONG the data directory can be written',
    `      → Make ${join(file, 'data')} writable, or set FORECOURT_DATA_DIR.`,
    `WRONG port ${port} is free or already ours`,
    `      → Another program listens on ${port}: stop it, or set PORT.`,
    'WRONG DATABASE_URL, if set, names PostgreSQL',
    '      → Set DATABASE_URL to postgres://user:password@host/database, or unset it for PGlite.',
    'WRONG PostgreSQL answers and is 15 or newer',
    '      → Start the server, check the address and the password, upgrade it if it is older than 15.',
  ])
})
