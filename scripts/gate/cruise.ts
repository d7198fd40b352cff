import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PROJECT = join(import.meta.dirname, '../..')
const OUTPUT_BYTES = 1e9

type Dependency = { resolved: string; dependencyTypes: string[] }
type Violation = { from: string; to: string; rule: { name: string }; comment?: string }
type Cruise = {
  modules: { source: string; dependencies: Dependency[] }[]
  summary: { violations: Violation[] }
}

/** Every import below a folder of a project, and those that `.dependency-cruiser.cjs` forbids. */
export function cruise(root: string, folder: string, ...options: string[]): Cruise {
  const cruiser = join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = ['--config', join(PROJECT, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, folder, ...config, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES,
  })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser read nothing: ${stderr || stdout}`)
  return JSON.parse(stdout) as Cruise
}
