/**
 * A path as the page router sees it, whatever its letter case, escapes or extra slashes, and for page data
 * requests too (`/x.data`, or `/x/_.data` for a path ending in a slash). Everything that guards a page or
 * counts its use reads paths through this, so that no spelling gets around it.
 */
export function plainPath(path: string): string {
  let read = path
  try {
    read = decodeURIComponent(path)
  } catch {
    // Not UTF-8, so no page has this path.
  }
  const plain = read
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/_)?\.data$/, '')
    .replace(/\/$/, '')
  return plain === '' ? '/' : plain
}
