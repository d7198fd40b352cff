/** Bodies of small calls are far shorter. */
const BYTES_MAX = 16 * 1024

/** The JSON object of a small call's body; null for anything else, and for a body above 16 KiB, which is not read on. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | null> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || Number(request.headers.get('content-length') ?? 0) > BYTES_MAX)
    return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BYTES_MAX) return null
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
