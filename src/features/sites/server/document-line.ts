import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/**
 * The line (from 1) of a setting such as `locations[2].phone` in a JSON document, or of its nearest existing
 * parent; null if the text is not a document. JSON is parsed as YAML, which keeps positions.
 */
export function documentLine(text: string, path: string): number | null {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  if (document.errors.length > 0 || !isMap(document.contents)) return null
  let node: unknown = document.contents
  let offset: number | null = null
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as { range?: [number, number, number] } | undefined
      if (!item) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return offset === null ? null : lineCounter.linePos(offset).line
}
