import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type BodyFault, type BodyLimits, readChunks } from './body-chunks.ts'

const FIRST_BYTES = 16 * 1024

/**
 * Bytes gathered in one buffer that doubles up to `bytesMax`: never twice the size of a long body, however
 * small its pieces.
 */
export function createByteGatherer(bytesMax: number, bytesExpected = FIRST_BYTES) {
  let buffer = new Uint8Array(Math.min(bytesMax, Math.max(bytesExpected, 1)))
  let size = 0
  return {
    /** False, taking nothing, if it would become too large. */
    add(piece: Uint8Array): boolean {
      const next = size + piece.byteLength
      if (next > bytesMax) return false
      if (next > buffer.byteLength) {
        const grown = new Uint8Array(Math.min(bytesMax, Math.max(next, buffer.byteLength * 2)))
        grown.set(buffer.subarray(0, size))
        buffer = grown
      }
      buffer.set(piece, size)
      size = next
      return true
    },
    bytes: (): Uint8Array<ArrayBuffer> => buffer.subarray(0, size),
  }
}

/** A whole body within its limits; nothing is kept of a longer one. */
export async function readBytes(
  request: Request,
  limits: BodyLimits,
): Promise<Result<Uint8Array<ArrayBuffer>, BodyFault>> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const gathered = createByteGatherer(limits.bytesMax, Math.min(announced, limits.bytesMax) || FIRST_BYTES)
  const fault = await readChunks(request, limits, (chunk) => gathered.add(chunk))
  return fault ? fail(fault) : ok(gathered.bytes())
}
