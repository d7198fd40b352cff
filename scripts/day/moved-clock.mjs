// Loaded by NODE_OPTIONS before anything else into every process of tests that run as on another day
// (day.mjs).
import { readFileSync } from 'node:fs'
import { moveDate } from './move-date.mjs'

const LOOK_MS = 100
const fixedMs = Number(process.env.FORECOURT_CLOCK_AHEAD_MS ?? 0)
/** A file with extra milliseconds that may change: a journey need not wait two days for a hold to end. */
const file = process.env.E2E_CLOCK_FILE
let fileMs = 0
let lookedAt = Number.NEGATIVE_INFINITY

function aheadMs() {
  if (file && performance.now() - lookedAt > LOOK_MS) {
    lookedAt = performance.now()
    fileMs = Number(readFileSync(file, 'utf8')) || 0
  }
  return fixedMs + fileMs
}

if (fixedMs || file) moveDate(aheadMs)
