import type { PathAnswer } from '#src/features/content/domain/lint/document-rules.ts'

type Route = { path?: string | undefined; children?: readonly Route[] | undefined }

/** Addresses that Hono answers besides the pages of routes.ts. */
const OTHER = ['/img/*', '/api/*']

/**
 * Which route of routes.ts answers a path, for the publish linter: the catch-all does not count, and a route
 * without fixed words, such as a model's, counts as perhaps. The table needs part of the router's build
 * tools; where they are not installed, every path counts as answered.
 */
export async function readRoutePatterns(): Promise<(path: string) => PathAnswer> {
  try {
    const { default: routes } = await import('#src/routes.ts')
    return matcher(routes)
  } catch {
    return () => 'page'
  }
}

function matcher(routes: readonly Route[]): (path: string) => PathAnswer {
  const written = pathsOf(routes, '').filter((path) => path !== '/*')
  const named = written.filter((path) => path.startsWith('/:')).map(toPattern)
  const fixed = ['/', ...OTHER, ...written.filter((path) => !path.startsWith('/:'))].map(toPattern)
  return (path) => {
    if (fixed.some((pattern) => pattern.test(path))) return 'page'
    return named.some((pattern) => pattern.test(path)) ? 'perhaps' : 'none'
  }
}

function pathsOf(routes: readonly Route[], parent: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`
    return [...(path === undefined ? [] : [whole]), ...pathsOf(children ?? [], whole)]
  })
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:[a-zA-Z]+\?/g, '(?:/[^/]+)?')
    .replace(/:[a-zA-Z]+/g, '[^/]+')
  return new RegExp(`^${source}/?$`)
}
