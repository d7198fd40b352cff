import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Tests of server code and of pages' actions, which run on each store. */
export const STORE_TESTS = [
  'src/**/server/**/*.test.ts',
  'src/pages/**/*-action.test.ts',
  'src/platform/{database,messaging,jobs,logging,operators,signing}/**/*.test.ts',
]
const USES_STORE = /test-store|TEST_STORE|postgres-cluster|openPostgresStore|openPgliteStore/
const IMPORTED = /from '((?:#src\/|#seed\/|\.)[^']*)'/g

/**
 * The tests among {@link STORE_TESTS} that open no store, neither in the file nor in its helpers, so that one
 * run is enough.
 */
export function storelessTests(): string[] {
  return STORE_TESTS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (path) => !usesStore(join(root, path), new Set()),
  )
}

/** Follows a test into its helpers, which are in folders named `testing`. */
function usesStore(file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (USES_STORE.test(text)) return true
  return [...text.matchAll(IMPORTED)]
    .map(([, name = '']) => (name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name)))
    .some((helper) => helper.includes('/testing/') && usesStore(helper, seen))
}
