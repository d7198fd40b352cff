import { mergeAddress, type Address } from '#src/features/search/domain/url/merge-address.ts'
import { toQueryString } from '#src/features/search/domain/url/search-url.ts'

type Hrefs = { from: string; onto: string; to: string; own?: string | undefined }

/** Combines a change made on `from` with the address `onto` the visitor is already going to. */
export function mergedHref({ from, onto, to, own }: Hrefs): string {
  const merged = mergeAddress({ from: read(from), onto: read(onto), to: read(to), own })
  return merged.path + toQueryString(merged.pairs)
}

function read(href: string): Address {
  const [path = '', query] = href.split('?')
  return { path, pairs: [...new URLSearchParams(query)] }
}
