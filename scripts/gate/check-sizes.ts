import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { habitFaults, pointerFaults } from './habits.ts'

/** A file has at most 300 lines; tables, seeds and tests are exempt. */
const MAX_LINES = 300
const EXEMPT = /\.(test|spec)\.tsx?$|\.contract\.ts$|^seed\/|-table\.ts$|-postcodes\.ts$/
/** A folder holds at most this many source files, not counting tests. */
const MAX_FILES_IN_FOLDER = 15

const written = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|md|ya?ml|sql)$|^\.ci\//.test(file) && existsSync(file))
const files = written.filter((file) => /^(src|scripts|bench|e2e)\/.*\.(ts|tsx|mjs)$/.test(file))

const faults: string[] = []
const folders = new Map<string, number>()
for (const file of written) faults.push(...pointerFaults(file, readFileSync(file, 'utf8')))
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  faults.push(...habitFaults(file, text))
  if (EXEMPT.test(file)) continue
  const lines = text.split('\n').length
  if (lines > MAX_LINES) faults.push(`${file} has ${lines} lines; split it (at most ${MAX_LINES})`)
  if (/\bTODO\b|@ts-ignore|@ts-nocheck/.test(text) && !file.endsWith('check-sizes.ts'))
    faults.push(`${file} holds a TODO or a silenced type error`)
  const folder = file.slice(0, file.lastIndexOf('/'))
  folders.set(folder, (folders.get(folder) ?? 0) + 1)
}
for (const [folder, count] of folders) {
  if (count > MAX_FILES_IN_FOLDER)
    faults.push(`${folder} holds ${count} files; group them (at most ${MAX_FILES_IN_FOLDER})`)
}
console.log(faults.length > 0 ? faults.join('\n') : `${files.length} files within their limits and habits`)
process.exit(faults.length > 0 ? 1 : 0)
