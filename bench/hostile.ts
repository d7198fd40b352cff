// node bench/hostile.ts [--only=words]: worst-case bodies, floods, slow readers and fuzzed forms against a
// server it starts itself on loopback, limited in number and time. Exits with 1 if the server fell over or
// answered with a fault of its own.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Attack, BODIES } from './hostile/attacks.ts'
import { FORMS } from './hostile/forms.ts'
import { fuzzReaders } from './hostile/readers.ts'
import { FLOODS } from './hostile/floods.ts'
import { startVictim, type Victim } from './hostile/hostile-server.ts'
import type { Sent } from './hostile/send.ts'

type Row = { name: string; statuses: string; cells: (string | number)[]; isFault: boolean }

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const HEALTH_EVERY_MS = 20
const REFUSED = 503

const readers = values.only === '' || values.only === 'readers' ? fuzzReaders() : []
for (const { name, faults, longestMs } of readers) console.log(`${name}: ${faults} faults, ${longestMs} ms`)
const victim = await startVictim()
const rows: Row[] = []
try {
  for (const attack of [...BODIES, ...FLOODS, ...FORMS].filter(({ name }) => name.includes(values.only))) {
    rows.push(await measure(victim, attack))
    console.log(lineOf(rows.at(-1) as Row))
  }
} finally {
  if (values.only === '') writeTable(rows)
  await victim.stop()
}
process.exitCode = readers.some(({ faults }) => faults > 0) || rows.some(({ isFault }) => isFault) ? 1 : 0

async function measure(target: Victim, { name, run }: Attack): Promise<Row> {
  const before = await target.readProbe()
  const faults = target.faults().length
  const health = watchHealth(target)
  const began = performance.now()
  const sent = await run(target)
  const seconds = (performance.now() - began) / 1000
  const healthMs = await health()
  const after = await target.readProbe()
  const logged = target.faults().length - faults
  const own = sent.filter(({ status }) => status >= 500 && status !== REFUSED).length
  const cells = [
    after.heldMs.toFixed(0),
    after.heldCpuMs.toFixed(0),
    healthMs.toFixed(0),
    Math.max(0, after.rssPeakMb - before.rssMb).toFixed(0),
    Math.max(0, ...sent.map(({ bytes }) => bytes)),
    logged,
    seconds.toFixed(1),
  ]
  return { name, statuses: statusesOf(sent), cells, isFault: own > 0 || !target.isAlive() }
}

/** The longest answer of /healthz until it is stopped. */
function watchHealth({ port }: Victim): () => Promise<number> {
  let isOn = true
  const watching = (async () => {
    let longest = 0
    while (isOn) {
      const began = performance.now()
      await fetch(`http://127.0.0.1:${port}/healthz`)
        .then((answer) => answer.text())
        .catch(() => {})
      longest = Math.max(longest, performance.now() - began)
      await new Promise((done) => setTimeout(done, HEALTH_EVERY_MS))
    }
    return longest
  })()
  return () => {
    isOn = false
    return watching
  }
}

function statusesOf(sent: readonly Sent[]): string {
  const counts = new Map<number, number>()
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'cut'}`)
    .join(', ')
}

function lineOf({ name, statuses, cells }: Row): string {
  return `| ${[name, statuses || 'never read', ...cells].join(' | ')} |`
}

function writeTable(table: readonly Row[]): void {
  const head =
    '| attack | answers | loop held, ms | of it CPU, ms | longest /healthz, ms | memory rise, MB | longest answer, bytes | faults logged | seconds |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |'
  writeFileSync(
    new URL('results/hostile.md', import.meta.url),
    `# Hostile visitors

\`node bench/hostile.ts\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, PGlite, demo stock; attacker and
server share the machine. Each request comes from another visitor's address, so the limits of one visitor hide nothing.
Loop held is the longest time the server's main thread let nobody in; of it CPU leaves out what other programs of the
machine took. Memory is the process's peak above where it stood before.

${head}
${table.map(lineOf).join('\n')}

Readers in this process, random values of every type:

| reader | values | faults | longest for one, ms of CPU | CPU seconds |
| --- | ---: | ---: | ---: | ---: |
${readers.map(({ name, values: read, faults, longestMs, seconds }) => `| ${name} | ${read} | ${faults} | ${longestMs.toFixed(1)} | ${seconds.toFixed(1)} |`).join('\n')}
`,
  )
}
