import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ID =
  /\b(?:ROUTE|SRCH|VDP|CARD|PAGE|FIN|LEAD|TRADE|RSV|AUTH|FAV|DATA|API|ANLT|ERR|CONST|SITE|LEGAL)-\d{3}\b/g

const known = new Set(
  readFileSync('docs/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .filter(Boolean),
)
const tests = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.contract.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)
const cited = new Set(tests.flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []))

const unknown = [...cited].filter((id) => !known.has(id))
const open = [...known].filter((id) => !cited.has(id))
const byArea = new Map<string, string[]>()
for (const id of open) byArea.set(id.split('-')[0] ?? '', [...(byArea.get(id.split('-')[0] ?? '') ?? []), id])

console.log(`Requirement ids cited by a test: ${known.size - open.length} of ${known.size}`)
for (const [area, ids] of byArea)
  console.log(`  not yet ${area}: ${ids.length > 12 ? `${ids.length} of them` : ids.join(' ')}`)
if (unknown.length > 0) console.log(`Cited but not in docs/requirements.tsv: ${unknown.join(' ')}`)
process.exit(unknown.length > 0 ? 1 : 0)
