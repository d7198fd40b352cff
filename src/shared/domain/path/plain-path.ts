/**
 * A path as the pages' router takes it: in any case, with escapes, with slashes to spare, and as the data of a page is
 * asked for (`/x.data`, or `/x/_.data` for a path that ends in a slash). What guards a page or counts its use reads
 * paths by this alone, so that no spelling goes around it.
 */
export function plainPath(path: string): string {
  let read = path
  try {
    read = decodeURIComponent(path)
  } catch {
    // A path that is no UTF-8 is no page's either
  }
  const plain = read
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/_)?\.data$/, '')
    .replace(/\/$/, '')
  return plain === '' ? '/' : plain
}
