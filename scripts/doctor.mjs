// npm run doctor: says what is wrong on this machine and how to fix it. Needs nothing installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmdirSync, statfsSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { Resolver } from 'node:dns/promises'
import { nodeBin, root } from './bootstrap.mjs'
import { senderChecks } from './sender-dns.mjs'

const MIN_FREE_MB = 1500
const dataDir = process.env.FORECOURT_DATA_DIR ?? join(root, 'data')
const port = Number(process.env.PORT ?? 3000)
const findings = []

await check(
  'Node 20 or newer starts the scripts',
  () => Number(process.versions.node.split('.')[0]) >= 20,
  'Install Node 20 or newer.',
)
await check('npm is here', () => run('npm', ['--version']).status === 0, 'Install npm 10 or newer.')
await check(
  'git is here',
  () => run('git', ['--version']).status === 0,
  'Install git; the checks list files with it.',
)
await check('dependencies are installed', () => existsSync(nodeBin), 'Run npm start.')
await check(
  'the pinned Node 26 runs',
  () => run(nodeBin, ['--version']).stdout?.startsWith('v26.'),
  'Delete node_modules and run npm start. If npm blocks install scripts, allow the package "node" (package.json, allowScripts).',
)
await check(
  'the installed packages match the lock file',
  installMatchesLock,
  'Delete node_modules and run npm start.',
)
await check(
  'the data directory can be written',
  canWriteData,
  `Make ${dataDir} writable, or set FORECOURT_DATA_DIR.`,
)
for (const place of new Set([root, existingPlace(dataDir)])) {
  await check(
    `the disk of ${place} has room`,
    () => statfsSync(place).bavail * statfsSync(place).bsize > MIN_FREE_MB * 1e6,
    `Free ${MIN_FREE_MB} MB on the disk of ${place}.`,
  )
}
const isServed = await ownerAnswers()
const holder = await portHolder()
await check(
  `port ${port} is free or already ours`,
  () => holder === 'nobody' || (holder === 'forecourt' && isServed),
  holder === 'forecourt'
    ? `Port ${port} is taken by a Forecourt that does not serve ${dataDir}: stop it, or set PORT.`
    : `Another program listens on ${port}: stop it, or set PORT.`,
)
await check(
  'in production, TRUSTED_PROXIES counts the proxies with TLS in front',
  () => !isProduction() || Number(process.env.TRUSTED_PROXIES ?? 0) > 0,
  'In production sites are on https: put a proxy with TLS in front and set TRUSTED_PROXIES to how many there are (docs/operations.md).',
)
await check(
  'DATABASE_URL, if set, names PostgreSQL',
  () => /^(postgres(ql)?:\/\/|$)/.test(process.env.DATABASE_URL ?? ''),
  'Set DATABASE_URL to postgres://user:password@host/database, or unset it for PGlite.',
)
let isReached = false
if (process.env.DATABASE_URL && existsSync(nodeBin)) {
  await check(
    'PostgreSQL answers and is 15 or newer',
    postgresAnswers,
    'Start the server, check the address and the password, upgrade it if it is older than 15.',
  )
  isReached = findings.at(-1).isGood
  if (isReached)
    await check(
      'PostgreSQL takes writes',
      () => asksPostgres(`not pg_is_in_recovery() and not current_setting('transaction_read_only')::bool`),
      'DATABASE_URL points to a standby or a read-only server: promote it, or use the primary.',
    )
}

const hasDataKey = Boolean(process.env.FORECOURT_DATA_KEY || process.env.FORECOURT_DATA_KEY_FILE)
// A database that does not answer is the fault itself, so nothing is said about its contents.
const hasStore = process.env.DATABASE_URL ? isReached : existsSync(resolve(root, dataDir, 'store/pgdata'))
// A server running without DATABASE_URL has proved at its start that it has the key.
if (!hasDataKey && hasStore && existsSync(nodeBin) && !(isServed && !process.env.DATABASE_URL))
  await check(
    'personal data is not sealed with a data key that is not set',
    isOpenWithoutKey,
    'The store is sealed but FORECOURT_DATA_KEY is not set: set it, or FORECOURT_DATA_KEY_FILE, to the key the data was sealed with (docs/operations.md).',
  )
if (hasStore && existsSync(nodeBin))
  await check(
    'every site is served by its published document',
    () => askCli('site', 'check').status === 0,
    'Run npm run forecourt -- site check: it names each site, the setting that is refused and the version served instead. A demo site that no operator published gets its own document again at the next start (docs/operations.md).',
  )
if (hasDataKey && hasStore && existsSync(nodeBin))
  await check(
    'personal data is sealed with the data key that is set, and none is in clear',
    allIsSealed,
    'Run npm run forecourt -- privacy keys status: it names a wrong key. Data in clear or under the previous key is sealed by privacy keys rotate (docs/operations.md).',
  )

const dns = new Resolver({ timeout: 2000, tries: 2 })
for (const { name, test, mend } of senderChecks(process.env, siteSenders(), (name) => dns.resolveTxt(name)))
  await check(name, test, mend)

for (const { name, isGood, mend } of findings)
  console.log(`${isGood ? 'ok   ' : 'WRONG'} ${name}${isGood ? '' : `\n      → ${mend}`}`)
const wrong = findings.filter((finding) => !finding.isGood).length
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} to mend.`)
process.exit(wrong === 0 ? 0 : 1)

async function check(name, test, mend) {
  let isGood = false
  try {
    isGood = Boolean(await test())
  } catch {
    isGood = false
  }
  findings.push({ name, isGood, mend })
}

/** As src/env.ts and `npm start` decide it: production was requested, and neither demo nor development. */
function isProduction() {
  const { NODE_ENV, FORECOURT_DEMO, FORECOURT_DEV } = process.env
  return NODE_ENV === 'production' && FORECOURT_DEMO !== '1' && FORECOURT_DEV !== '1'
}

function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8' })
}

function installMatchesLock() {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).every((name) => {
    const installed = JSON.parse(
      readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
    ).version
    return installed === wanted[`node_modules/${name}`]?.version
  })
}

/**
 * Tries the directory, or its closest existing parent: only trying reveals /proc and the like, and it leaves
 * nothing behind.
 */
function canWriteData() {
  rmdirSync(mkdtempSync(join(existingPlace(dataDir), '.forecourt-')))
  return true
}

function existingPlace(path) {
  const whole = resolve(root, path)
  return existsSync(whole) ? whole : existingPlace(dirname(whole))
}

/** Who is listening: `nobody`, a `forecourt` (any; it does not say which store) or `other`. */
function portHolder() {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', async () => done((await isForecourt()) ? 'forecourt' : 'other'))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done('nobody')))
  })
}

/** Whether the server of this data directory is running: it takes commands there. */
function ownerAnswers() {
  return new Promise((done) => {
    const connection = createConnection(resolve(root, dataDir, 'owner.sock'))
    connection.once('error', () => done(false))
    connection.once('connect', () => {
      connection.destroy()
      done(true)
    })
  })
}

async function isForecourt() {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
    return (await answer.json()).status === 'ok'
  } catch {
    return false
  }
}

function postgresAnswers() {
  return asksPostgres(`current_setting('server_version_num')::int >= 150000`)
}

function allIsSealed() {
  const { status, stdout } = askKeyStatus()
  return status === 0 && !stdout.includes('not yet')
}

/** PostgreSQL is only queried; PGlite is opened as `npm start` would, which refuses a sealed store. */
function isOpenWithoutKey() {
  if (process.env.DATABASE_URL)
    return (
      !asksPostgres(`to_regclass('data_keys') is not null`) ||
      !asksPostgres('exists (select 1 from data_keys)')
    )
  return !askKeyStatus().stderr.includes('The data is sealed with the key')
}

function askKeyStatus() {
  return askCli('privacy', 'keys', 'status')
}

/** The addresses sites send from; none while the store cannot be read, which is told above. */
function siteSenders() {
  if (!process.env.SMTP_URL || !hasStore || !existsSync(nodeBin)) return []
  const asked = askCli('leads', 'senders')
  return asked.status === 0 ? asked.stdout.split('\n').filter((line) => line.includes('@')) : []
}

function askCli(...words) {
  return spawnSync(nodeBin, ['src/cli.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
}

/** Whether PostgreSQL finds a condition true. */
function asksPostgres(condition) {
  const script = `import pg from 'pg'; const c = new pg.Client({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 5000 }); await c.connect(); const r = await c.query('select ' + process.env.CONDITION + ' as good'); await c.end(); process.exit(r.rows[0].good ? 0 : 1)`
  const env = { ...process.env, CONDITION: condition }
  return (
    spawnSync(nodeBin, ['--input-type=module', '-e', script], { cwd: root, env, timeout: 10_000 }).status ===
    0
  )
}
