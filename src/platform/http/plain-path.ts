/** A path as the pages' router takes it: in any case, with slashes to spare and with escapes. */
export function plainPath(path: string): string {
  let read = path
  try {
    read = decodeURIComponent(path)
  } catch {
    // A path that is no UTF-8 is no page's either
  }
  return read
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?=(\.data)?$)/, '')
}
