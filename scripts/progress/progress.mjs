// Runs on the machine's own Node before anything is installed: only built-in modules here.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not in node_modules, which an install empties.
const logs = join(dirname(fileURLToPath(import.meta.url)), '../../.cache/logs')
const TICK_MS = 1000

/**
 * Runs `work` and reports it on standard error as one line with its seconds: `Building the pages … 9.8 s`. On
 * a terminal the seconds count up while it runs. Rejects as `work` does, the line ending in `failed`.
 */
export async function step(title, work) {
  const out = process.stderr
  const started = performance.now()
  const line = () => `${title} … ${secondsSince(started)} s`
  out.write(out.isTTY ? line() : `${title} …`)
  const ticking = out.isTTY ? setInterval(() => out.write(`\r${line()}`), TICK_MS) : undefined
  const end = (how) => {
    clearInterval(ticking)
    out.write(out.isTTY ? `\r${line()}${how}\n` : ` ${secondsSince(started)} s${how}\n`)
  }
  try {
    const result = await work()
    end('')
    return result
  } catch (error) {
    end(', failed')
    throw error
  }
}

/**
 * Runs a command with its output kept in .cache/logs/<log>.log and shown to nobody. If the command fails,
 * rejects with that output as the message; if the output cannot be kept, with one sentence.
 */
export async function runQuietly(command, args, { log, ...options }) {
  const path = join(logs, `${log}.log`)
  const file = openLog(path)
  const child = spawn(command, args, { ...options, stdio: ['ignore', file, file] })
  const how = await new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code, signal) => done(code === 0 ? null : `It ended with ${signal ?? code}.`))
  })
  closeSync(file)
  if (how !== null) throw new Error(`${readFileSync(path, 'utf8')}${how} This is kept in ${path}`)
}

function openLog(path) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'w')
  } catch (error) {
    throw new Error(
      `${path} cannot be written (${error.code}): make this folder and everything in it writable for this user.`,
    )
  }
}

function secondsSince(started) {
  return ((performance.now() - started) / 1000).toFixed(1)
}
