import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { momentOf, preloadOptions } from './day.mjs'

const AHEAD_MS = 400 * 86_400_000
const NOW = Date.parse('2026-11-22T08:30:15.250Z')
const momentText = (day: string) => {
  const moment = momentOf(day, NOW)
  return moment === null ? null : new Date(moment).toISOString()
}

/**
 * Prints how far each way of reading the clock is from the real time, which `performance` keeps, in
 * milliseconds.
 */
const READINGS = `
  const { Worker } = require('node:worker_threads')
  const real = () => performance.timeOrigin + performance.now()
  const readings = () => [
    Date.now() - real(), new Date() - real(), Date.parse(Date()) - real(), new Date(Date.now()).valueOf() - real(),
    Reflect.construct(class Later extends Date {}, []) - real(),
    new Date(2020, 1, 2).getFullYear() - 2020, new Date('2020-02-02') - Date.UTC(2020, 1, 2),
    Number(!(new Date() instanceof Date)), Number(structuredClone(new Date()).constructor !== Date),
  ]
  const out = (name) => console.log(JSON.stringify([name, readings()]))
  if (!process.argv.includes('inner')) {
    out('process')
    const worker = (name) => new URL(\`data:text/javascript,console.log(JSON.stringify(["\${name}",[Date.now()-performance.timeOrigin-performance.now()]]))\`)
    new Worker(worker('worker'))
    new Worker(worker('worker of its own'), { execArgv: [], env: { ...process.env } })
    require('node:child_process').spawn(process.execPath, ['-e', process.env.READINGS, 'inner'], { stdio: 'inherit' })
    setTimeout(() => out('process later'), 1500)
  } else out('child process')
`

async function readClocks(env: Record<string, string>): Promise<Record<string, number[]>> {
  const child = spawn(process.execPath, ['-e', READINGS], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, READINGS, NODE_OPTIONS: preloadOptions(), E2E_CLOCK_FILE: '', ...env },
  })
  const lines = (await text(child.stdout)).trim().split('\n')
  return Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, number[]]))
}

test('a process, its children and its worker threads are as far ahead as the day says, and stay so', async () => {
  const clocks = await readClocks({ FORECOURT_CLOCK_AHEAD_MS: String(AHEAD_MS) })
  const names = ['child process', 'process', 'process later', 'worker', 'worker of its own']
  expect(Object.keys(clocks).sort()).toEqual(names)
  for (const [name, readings] of Object.entries(clocks)) {
    // Date() gives whole seconds.
    for (const reading of readings.slice(0, 5)) expect(Math.abs(reading - AHEAD_MS), name).toBeLessThan(1100)
    expect(
      readings.slice(5).every((difference) => difference === 0),
      name,
    ).toBe(true)
  }
})

test('without a day every clock is the real one', async () => {
  const clocks = await readClocks({ FORECOURT_CLOCK_AHEAD_MS: '' })
  for (const [name, [reading = Number.NaN]] of Object.entries(clocks))
    expect(Math.abs(reading), name).toBeLessThan(1000)
})

test('these tests run as on the day given to the gate', () => {
  const ahead = Date.now() - performance.timeOrigin - performance.now()
  expect(Math.abs(ahead - Number(process.env.FORECOURT_CLOCK_AHEAD_MS ?? 0))).toBeLessThan(1000)
})

test('a plain day is the current time of day in Sydney, on either side of a clock change', () => {
  expect(momentText('2026-11-22')).toBe('2026-11-22T08:30:15.250Z')
  expect(momentText('2027-02-28')).toBe('2027-02-28T08:30:15.250Z')
  expect(momentText('2027-04-04')).toBe('2027-04-04T09:30:15.250Z')
  expect(momentText('2027-10-02')).toBe('2027-10-02T09:30:15.250Z')
  expect(momentText('2028-02-29')).toBe('2028-02-29T08:30:15.250Z')
})

test('a day with an hour is that minute in its own zone', () => {
  expect(momentText('2026-12-25T23:55+08:00')).toBe('2026-12-25T15:55:00.000Z')
  expect(momentText('2027-04-03T16:00Z')).toBe('2027-04-03T16:00:00.000Z')
})

test('anything but a day is refused', () => {
  for (const day of [
    '',
    'tomorrow',
    '2027-02-29',
    '2027-2-1',
    '2027-02-28T10:00',
    '2027-02-28T24:00Z',
    '1999-12-31',
  ])
    expect(momentText(day), day).toBeNull()
})

test('the gate ends at once with one line if there is no such day', () => {
  for (const args of [['--day', '2027-02-29'], ['--day'], ['--dya', '2027-02-28'], ['--day=x', 'more']]) {
    const gate = spawnSync(process.execPath, [join(import.meta.dirname, '../verify.mjs'), ...args], {
      encoding: 'utf8',
    })
    expect([gate.status, gate.stdout, gate.stderr.split('\n').length], args.join(' ')).toEqual([1, '', 2])
    expect(gate.stderr).toContain('2027-02-28')
  }
})
