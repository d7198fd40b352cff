type Route = { path?: string | undefined; children?: readonly Route[] | undefined }

/** Addresses that Hono answers beside the pages of routes.ts. */
const OTHER = ['/img/*', '/api/*']

/**
 * Whether a route of routes.ts answers a path, for the publish linter; the catch-all counts for nothing. The table
 * needs a part of the router's build tools: where they are not installed, every path counts as answered.
 */
export async function readRoutePatterns(): Promise<(path: string) => boolean> {
  try {
    const { default: routes } = await import('#src/routes.ts')
    return matcher(routes)
  } catch {
    return () => true
  }
}

function matcher(routes: readonly Route[]): (path: string) => boolean {
  const written = pathsOf(routes, '').filter((path) => path !== '/*')
  const patterns = ['/', ...OTHER, ...written].map(toPattern)
  return (path) => patterns.some((pattern) => pattern.test(path))
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
