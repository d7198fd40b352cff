import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/**
 * What is reported about a registry. Runs in a separate process, since the probe waits for npm and this one
 * may be the registry.
 */
function troubleWith(registry: string, within = 10_000): Promise<string> {
  const probe = JSON.stringify(join(import.meta.dirname, 'registry.mjs'))
  const script = `import { registryTrouble } from ${probe}; console.log(registryTrouble(process.cwd(), ${within}))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, npm_config_registry: registry },
  })
  return new Promise((done) => {
    let told = ''
    child.stdout.on('data', (chunk) => {
      told += chunk
    })
    child.once('close', () => done(told.trim()))
  })
}

/** A server that answers every request with this status, or for 0 never answers. */
async function registryOf(status: number): Promise<string> {
  const server = createServer((_request, response) => {
    if (status > 0) response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close().closeAllConnections())
  await new Promise((done) => server.once('listening', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a registry that answers is reachable, even if it refuses the probe', async () => {
  expect(await troubleWith(await registryOf(200))).toBe('null')
  expect(await troubleWith(await registryOf(404))).toBe('null')
})

test('an unreachable registry is reported with its address and what the network said', async () => {
  expect(await troubleWith('http://127.0.0.1:9')).toBe('http://127.0.0.1:9, ECONNREFUSED')
})

test('a registry that never answers is given up on after the set time', async () => {
  expect(await troubleWith(await registryOf(0), 3000)).toMatch(/no answer in 3 s$|ERR_SOCKET_TIMEOUT$/)
})
