import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { createByteGatherer } from './body-bytes.ts'
import { type BodyFault, type BodyLimits, readChunks } from './body-chunks.ts'

export type FormLimits = BodyLimits & {
  fieldsMax: number
  fieldBytesMax: number
  filesMax?: number
  fileBytesMax?: number
}

export type FormFile = {
  field: string
  name: string
  /** Null when it is larger than a file may be. */
  bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * The fields in the order they came, each cut at its limit, and the reason why the rest of the form is
 * missing, or null.
 */
export type PostedForm = { fields: readonly (readonly [string, string])[]; fault: BodyFault | null }

/** Takes one file; the next is read when this one is done. False stops the reading. */
type TakeFile = (file: FormFile) => Promise<boolean>

const NAME_BYTES_MAX = 100
const HEADER_BYTES_MAX = 4096
const HEADERS_MAX = 20

/**
 * Reads a posted HTML form as it arrives, urlencoded or multipart, holding its fields and one file at a time.
 * Anything over a limit stops the reading; what came before is returned, so that a page can show again what
 * was typed.
 */
export async function readForm(
  request: Request,
  limits: FormLimits,
  takeFile?: TakeFile,
): Promise<PostedForm> {
  const fields: [string, string][] = []
  let fault: BodyFault | null = null
  let endReading = () => {}
  const stopped = new Promise<void>((resolve) => {
    endReading = resolve
  })
  const stop = (why: BodyFault) => {
    fault ??= why
    endReading()
  }
  const parser = createParser(request, limits)
  if (typeof parser === 'string') return { fields, fault: parser }
  const files = createFileQueue({ bytesMax: limits.fileBytesMax ?? 0, takeFile, stop })
  parser.on('field', (name, value, isNameCut, isCut) => {
    // A part without a name comes as undefined, whatever the types say.
    if (typeof name !== 'string') return
    if (fields.length >= limits.fieldsMax) return stop('too_many')
    fields.push([name, value])
    if (isNameCut || isCut) stop('too_large')
  })
  parser.on('file', (field, stream, name) => files.add({ field, stream, name }))
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => stop('too_many'))
  const ended = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', () => stop('malformed'))
    void stopped.then(resolve)
  })
  const unread = await readChunks(request, limits, async (chunk) => {
    await Promise.race([new Promise<void>((done) => parser.write(Buffer.from(chunk), () => done())), ended])
    return fault === null
  })
  if (unread) stop(unread)
  if (fault === null) parser.end()
  else files.cut()
  if (fault === null) await ended
  await files.done()
  return { fields, fault }
}

function createParser(request: Request, limits: FormLimits) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) return 'unsupported'
  const { fieldsMax, fieldBytesMax, filesMax = 0, fileBytesMax = 0 } = limits
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: NAME_BYTES_MAX,
        fieldSize: fieldBytesMax,
        // One more than allowed, because the parser does not report the ones it leaves out.
        fields: fieldsMax + 1,
        files: filesMax,
        fileSize: fileBytesMax + 1,
        parts: fieldsMax + filesMax + 1,
        headerPairs: HEADERS_MAX,
        headerSize: HEADER_BYTES_MAX,
      },
    })
  } catch {
    return 'malformed'
  }
}

type FileQueue = { bytesMax: number; takeFile: TakeFile | undefined; stop: (why: BodyFault) => void }
type Part = { field: string; stream: Readable; name: string }

/** Files wait unread for the one before; leaving them unread makes their sender wait. */
function createFileQueue({ bytesMax, takeFile, stop }: FileQueue) {
  const open = new Set<Readable>()
  let isCut = false
  let last = Promise.resolve()

  async function take({ field, stream, name }: Part): Promise<void> {
    const file = isCut ? null : await gather(stream, bytesMax)
    open.delete(stream)
    if (!file || isCut || !takeFile) return
    if (!(await takeFile({ field, name, ...file }))) {
      stop('stopped')
      cut()
    }
  }

  function cut(): void {
    isCut = true
    for (const stream of open) stream.destroy()
  }

  return {
    add(part: Part): void {
      part.stream.on('error', () => {})
      if (!takeFile) {
        part.stream.resume()
        return
      }
      open.add(part.stream)
      last = last.then(() => take(part))
    },
    cut,
    done: () => last,
  }
}

/** Null when the file did not arrive completely. */
function gather(stream: Readable, bytesMax: number): Promise<Pick<FormFile, 'bytes'> | null> {
  const gathered = createByteGatherer(bytesMax)
  let isTooLarge = false
  return new Promise((resolve) => {
    stream.on('data', (piece: Buffer) => {
      isTooLarge = isTooLarge || !gathered.add(piece)
    })
    stream.once('end', () => resolve({ bytes: isTooLarge ? null : gathered.bytes() }))
    stream.once('close', () => resolve(null))
  })
}
