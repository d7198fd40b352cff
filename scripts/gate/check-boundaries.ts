import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from './cruise.ts'

// Part of the gate; run by hand: npm run boundaries
const CONFIG = join(import.meta.dirname, '../../.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(CONFIG) as {
  forbidden: { name: string; comment?: string }[]
}
const { modules, summary } = cruise(process.cwd(), 'src')
for (const { from, to, rule } of summary.violations) {
  const why = forbidden.find(({ name }) => name === rule.name)?.comment
  console.error(`${from} imports ${to}: ${rule.name}${why ? ` (${why})` : ''}`)
}
if (modules.length === 0) console.error('No files found: run this where src is.')
const isGood = summary.violations.length === 0 && modules.length > 0
if (isGood) console.log(`${modules.length} files keep the ${forbidden.length} boundaries`)
process.exit(isGood ? 0 : 1)
