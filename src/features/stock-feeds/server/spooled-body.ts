import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

export type SpooledBody = { path: string; contentHash: string; remove(): Promise<void> }

/** Writes a request's body to a private temporary file, never more than `maxBytes` of it; fails for fewer than announced. */
export async function spoolBody(
  request: Request,
  maxBytes: number,
): Promise<Result<SpooledBody, 'body_empty' | 'body_too_large' | 'body_cut_off'>> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (announced > maxBytes) return fail('body_too_large')
  if (!request.body) return fail('body_empty')
  const path = join(tmpdir(), `stock-push-${randomUUID()}`)
  const hash = createHash('sha256')
  const remove = () => rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > maxBytes) break
      hash.update(chunk)
      await file.write(chunk)
    }
  } catch (error) {
    await remove()
    if (isHungUp(error)) return fail('body_cut_off')
    throw error
  } finally {
    await file.close()
  }
  if (size < announced) {
    await remove()
    return fail('body_cut_off')
  }
  if (size > 0 && size <= maxBytes) return ok({ path, contentHash: hash.digest('hex'), remove })
  await remove()
  return fail(size === 0 ? 'body_empty' : 'body_too_large')
}

/** The sender went away in the middle of the body. */
function isHungUp(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException
  return name === 'AbortError' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}
