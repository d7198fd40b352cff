import { readFileSync } from 'node:fs'

/**
 * Loaded into the served platform before anything else: its clock runs as many milliseconds ahead as the file named by
 * E2E_CLOCK_FILE says, so that a journey need not wait two days for a hold to end.
 */
const file = process.env.E2E_CLOCK_FILE
const realNow = Date.now.bind(Date)
const LOOK_MS = 100
let ahead = 0
let lookedAt = 0
if (file)
  Date.now = () => {
    const now = realNow()
    if (now - lookedAt > LOOK_MS) {
      lookedAt = now
      ahead = Number(readFileSync(file, 'utf8')) || 0
    }
    return now + ahead
  }
