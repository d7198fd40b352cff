import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Budgets = { pageScriptKb: number; styleKb: number; fontKb: number }
type Manifest = { entry: Chunk; routes: Record<string, Chunk & { id: string; parentId?: string }> }
type Chunk = { module: string; imports?: string[]; css?: string[] }

const client = 'build/client'
const budgets = (JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: Budgets }).budgets
const sizes = new Map<string, number>()

/** Bytes on the wire, brotli. */
function wireBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(readFileSync(join(client, file))).byteLength
  sizes.set(file, size)
  return size
}

/** The list of routes, which every page loads as a separate script. */
function manifestFile(): string {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error('No manifest in build/client/assets: run the build first')
  return `assets/${name}`
}

function readManifest(): Manifest {
  const text = readFileSync(join(client, manifestFile()), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

const manifest = readManifest()
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
const faults: string[] = []
for (const route of Object.values(manifest.routes)) {
  const scripts = new Set<string>([manifestFile()])
  for (
    let chunk: (Chunk & { parentId?: string }) | undefined = route;
    chunk;
    chunk = chunk.parentId ? manifest.routes[chunk.parentId] : undefined
  ) {
    for (const file of [chunk.module, ...(chunk.imports ?? [])]) scripts.add(file)
  }
  for (const file of [manifest.entry.module, ...(manifest.entry.imports ?? [])]) scripts.add(file)
  const bytes = [...scripts].reduce((sum, file) => sum + wireBytes(file), 0)
  console.log(`${route.id}: ${kb(bytes)} KB of JavaScript`)
  if (bytes > budgets.pageScriptKb * 1024)
    faults.push(`${route.id} loads ${bytes} bytes of JavaScript; the budget is ${budgets.pageScriptKb} KB`)
}
const styles = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.css'))
const styleTotal = kb(styles.reduce((sum, file) => sum + wireBytes(`assets/${file}`), 0))
console.log(`styles: ${styleTotal} KB`)
if (styleTotal > budgets.styleKb) faults.push(`styles are ${styleTotal} KB; the budget is ${budgets.styleKb}`)
for (const file of readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))) {
  const size = kb(readFileSync(join(client, 'assets', file)).byteLength)
  if (size > budgets.fontKb)
    faults.push(`${file} is ${size} KB; the budget for one font file is ${budgets.fontKb}`)
}
if (faults.length > 0) console.log(faults.join('\n'))
process.exit(faults.length > 0 ? 1 : 0)
