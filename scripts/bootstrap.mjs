// Runs on the machine's own Node (20 or newer) before anything is installed: only built-in modules here.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly, step } from './progress/progress.mjs'
import { registryTrouble } from './registry.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const nodeBin = join(root, 'node_modules/.bin/node')
const installStamp = join(root, 'node_modules/.forecourt-install')
const buildStamp = join(root, 'build/.forecourt-build')

/** Installs dependencies, including the pinned Node, if the lock file has changed since the last install. */
export async function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json'), join(root, '.npmrc')])
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted && existsSync(nodeBin)) return
  // NODE_ENV=production would leave the build tools out.
  const env = { ...process.env, NODE_ENV: 'development' }
  const trouble = registryTrouble(root)
  if (trouble) say(`The package registry cannot be reached (${trouble}); looking in npm's cache instead.`)
  // Without a registry npm's own cache may hold everything; with --offline npm says so at once instead of
  // trying for an hour.
  const offline = trouble ? ['--offline'] : []
  // npm ci empties node_modules first, which repairs an interrupted install. A complete one, which a server
  // may be running from, is updated in place.
  const command = existsSync(installStamp) ? ['install', '--no-save'] : ['ci']
  rmSync(installStamp, { force: true })
  const args = [...command, '--include=dev', ...offline]
  const options = { cwd: root, env, shell: process.platform === 'win32', log: 'install' }
  await stepOrFail('Installing dependencies', () => runQuietly('npm', args, options), {
    mend: trouble
      ? "npm's cache does not hold everything needed: connect this machine, or set a registry it can reach (npm config set registry), and start again."
      : 'npm could not install; run `npm run doctor` to find out why.',
    isTold: Boolean(trouble),
  })
  const version = spawnSync(nodeBin, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (!version?.startsWith('v26.'))
    fail(
      `The pinned Node 26 did not install (got ${version ?? 'nothing'}); delete node_modules and try again.`,
    )
  writeFileSync(installStamp, wanted)
}

/** Builds the pages if a file they are made of has changed since the last build. */
export async function ensureBuilt() {
  const wanted = hashOf([
    ...filesUnder(join(root, 'src')),
    ...['vite.config.ts', 'react-router.config.ts', 'package-lock.json'].map((name) => join(root, name)),
  ])
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return
  const options = { cwd: root, env: withPinnedNode({ NODE_ENV: 'production' }), log: 'build' }
  const args = ['node_modules/.bin/react-router', 'build']
  await stepOrFail('Building the pages', () => runQuietly(nodeBin, args, options), {
    mend: 'The build failed.',
  })
  writeFileSync(buildStamp, wanted)
}

/** With `isTold` the advice says it all, and the tool's output stays in its log. */
async function stepOrFail(title, work, { mend, isTold = false }) {
  try {
    await step(title, work)
  } catch (error) {
    if (!isTold) process.stderr.write(`${error.message}\n`)
    fail(mend)
  }
}

export function runNode(args, env = {}) {
  return spawnSync(nodeBin, args, { cwd: root, stdio: 'inherit', env: withPinnedNode(env) }).status ?? 1
}

/**
 * Replaces this process with the pinned Node as far as Node allows: signals and the exit code pass through.
 */
export function becomeNode(args, env = {}) {
  const child = spawn(nodeBin, args, { cwd: root, stdio: 'inherit', env: withPinnedNode(env) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export function withPinnedNode(env) {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...env }
}

export function say(text) {
  process.stderr.write(`forecourt: ${text}\n`)
}

export function fail(text) {
  say(text)
  process.exit(1)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort())
    if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(directory) {
  return readdirSync(directory, { recursive: true })
    .map((name) => join(directory, String(name)))
    .filter((file) => statSync(file).isFile() && !file.includes('.test.'))
}
