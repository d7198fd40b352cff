import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BodyFault, readChunks } from '#src/platform/http/body/body-chunks.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

export type SpooledBody = { path: string; contentHash: string; remove(): Promise<void> }

type SpoolFault = 'body_empty' | 'body_too_large' | 'body_too_slow' | 'body_cut_off'

/** Writes at most `maxBytes` of a body to a private temporary file; fails if it is cut short or too slow. */
export async function spoolBody(
  request: Request,
  maxBytes: number,
): Promise<Result<SpooledBody, SpoolFault>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) return fail('body_too_large')
  if (!request.body) return fail('body_empty')
  const path = join(tmpdir(), `stock-push-${randomUUID()}`)
  const hash = createHash('sha256')
  const remove = () => rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    const fault = await readChunks(request, { bytesMax: maxBytes }, async (chunk) => {
      size += chunk.length
      hash.update(chunk)
      await file.write(chunk)
      return true
    })
    const refusal = fault ? (FAULTS[fault] ?? 'body_cut_off') : refusalOf(size, announced)
    if (!refusal) return ok({ path, contentHash: hash.digest('hex'), remove })
    await remove()
    return fail(refusal)
  } catch (error) {
    await remove()
    throw error
  } finally {
    await file.close()
  }
}

const FAULTS: Partial<Record<BodyFault, SpoolFault>> = {
  too_large: 'body_too_large',
  too_slow: 'body_too_slow',
}

function refusalOf(size: number, announced: number): SpoolFault | null {
  if (size < announced) return 'body_cut_off'
  return size === 0 ? 'body_empty' : null
}
