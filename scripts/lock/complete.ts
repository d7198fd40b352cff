// node scripts/lock/complete.ts: after npm has changed the lock file, adds the packages for other machines
// that it names but lacks.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatforms, withPlatforms } from './other-platforms.ts'

const path = join(import.meta.dirname, '../../package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingPlatforms(lock)
writeFileSync(path, `${JSON.stringify(withPlatforms(lock), null, 2)}\n`)
console.log(`${missing.length} packages of other machines locked.`)
