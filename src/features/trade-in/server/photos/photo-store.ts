import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vault } from '#src/platform/database/sealing/vault.ts'
import type { Database, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type TradeInError, tradeInError } from '#src/features/trade-in/domain/trade-in-errors.ts'
import { PHOTO_BYTES_MAX, redrawPhoto } from './photo-file.ts'
import { deletePhoto, insertPhoto, knownFiles, listPhotos, type StoredPhoto } from './photo-repository.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'

export const PHOTOS_MAX = 10
const UPLOAD_KEY = /^[A-Za-z0-9_-]{8,64}$/
/** Pictures processed at a time, because each takes tens of megabytes; others are told to come back. */
const DRAWING_MAX = 3
/** Uploads in progress, each held in memory: for all shoppers, and for one valuation. */
const ARRIVING_MAX = 8
const ARRIVING_OF_ONE_MAX = 2
/** A file without an owner may be an upload in progress for this long. */
const ORPHAN_MS = 3_600_000

type PhotoStoreDeps = {
  store: Store
  clock: Clock
  directory: string
  /** Encrypts the files; null stores them unencrypted. */
  vault: Pick<Vault, 'sealFile' | 'openFile'> | null
}
type Owner = Pick<TradeIn, 'id' | 'siteId'>
type NewUpload = { uploadKey: string; bytes: Uint8Array }

/** Shoppers' photos: rows in the database, files with unguessable names in a folder per site. */
export function createPhotoStore({ store, clock, directory, vault }: PhotoStoreDeps) {
  const { db } = store
  let drawing = 0
  const arriving = createArrivals()

  const pathOf = (owner: Pick<Owner, 'siteId'>, fileName: string) => join(directory, owner.siteId, fileName)

  async function keep(
    owner: Owner,
    uploadKey: string,
    bytes: Uint8Array,
  ): Promise<Result<null, TradeInError>> {
    const redrawn = await redrawPhoto(bytes)
    if (!redrawn) return fail(tradeInError('not_an_image'))
    const fileName = `${randomBytes(18).toString('hex')}.jpg`
    const path = pathOf(owner, fileName)
    await mkdir(join(directory, owner.siteId), { recursive: true })
    await writeFile(`${path}.part`, vault?.sealFile(fileName, redrawn.bytes) ?? redrawn.bytes)
    await rename(`${path}.part`, path)
    const { width, height } = redrawn
    const id = randomBytes(12).toString('hex')
    const photo = {
      id,
      uploadKey,
      fileName,
      width,
      height,
      bytes: redrawn.bytes.length,
      at: new Date(clock.now()),
    }
    const outcome = await insertPhoto(db, owner, { photo, max: PHOTOS_MAX })
    if (outcome !== 'stored') await rm(path, { force: true })
    return outcome === 'full' ? fail(tradeInError('too_many_photos')) : ok(null)
  }

  return {
    list: (owner: Owner): Promise<StoredPhoto[]> => listPhotos(db, owner),

    /** Reserves room for a photo; `release` frees it. Errors: too_many_photos, photos_busy, invalid_body (key). */
    async admit(owner: Owner, uploadKey?: string): Promise<Result<{ release(): void }, TradeInError>> {
      if (uploadKey !== undefined && !UPLOAD_KEY.test(uploadKey)) return fail(tradeInError('invalid_body'))
      const present = await listPhotos(db, owner)
      const isRepeat = present.some((photo) => photo.uploadKey === uploadKey)
      if (present.length >= PHOTOS_MAX && !isRepeat) return fail(tradeInError('too_many_photos'))
      return arriving.enter(owner.id)
    },

    /**
     * Stores one photo under the key its browser chose; sending it again has no effect. Errors: not_an_image,
     * photo_too_large, too_many_photos, photos_busy, invalid_body (key).
     */
    async add(owner: Owner, { uploadKey, bytes }: NewUpload): Promise<Result<null, TradeInError>> {
      if (!UPLOAD_KEY.test(uploadKey)) return fail(tradeInError('invalid_body'))
      if (bytes.byteLength > PHOTO_BYTES_MAX) return fail(tradeInError('photo_too_large'))
      const present = await listPhotos(db, owner)
      if (present.some((photo) => photo.uploadKey === uploadKey)) return ok(null)
      if (present.length >= PHOTOS_MAX) return fail(tradeInError('too_many_photos'))
      if (drawing >= DRAWING_MAX) return fail(tradeInError('photos_busy'))
      drawing += 1
      try {
        return await keep(owner, uploadKey, bytes)
      } finally {
        drawing -= 1
      }
    },

    async remove(owner: Owner, photoId: string): Promise<void> {
      const fileName = await deletePhoto(db, owner, photoId)
      if (fileName) await rm(pathOf(owner, fileName), { force: true })
    },

    /** The bytes of one photo of this valuation (JPEG), or null. */
    async read(owner: Owner, photoId: string): Promise<Buffer<ArrayBuffer> | null> {
      const photo = (await listPhotos(db, owner)).find(({ id }) => id === photoId)
      const bytes = photo && (await readFile(pathOf(owner, photo.fileName)).catch(() => null))
      return photo && bytes ? (vault?.openFile(photo.fileName, bytes) ?? bytes) : null
    },

    /** Deletes files without a photo row, left after old valuations were deleted. Returns how many. */
    sweep: () => sweepOrphans({ db, directory, nowMs: clock.now() }),

    /** Deletes the files of photos whose rows are about to be deleted in the transaction `within`. */
    async removeFiles(owner: Owner, within: Database = db): Promise<void> {
      for (const { fileName } of await listPhotos(within, owner))
        await rm(pathOf(owner, fileName), { force: true })
    },
  }
}

function createArrivals() {
  const byOwner = new Map<string, number>()
  let inAll = 0
  return {
    enter(owner: string): Result<{ release(): void }, TradeInError> {
      const ofOne = byOwner.get(owner) ?? 0
      if (inAll >= ARRIVING_MAX || ofOne >= ARRIVING_OF_ONE_MAX) return fail(tradeInError('photos_busy'))
      inAll += 1
      byOwner.set(owner, ofOne + 1)
      return ok({
        release() {
          inAll -= 1
          const left = (byOwner.get(owner) ?? 1) - 1
          if (left > 0) byOwner.set(owner, left)
          else byOwner.delete(owner)
        },
      })
    },
  }
}

export type PhotoStore = ReturnType<typeof createPhotoStore>

async function sweepOrphans({ db, directory, nowMs }: { db: Store['db']; directory: string; nowMs: number }) {
  let count = 0
  for (const site of await readdir(directory).catch(() => [])) {
    const files = await readdir(join(directory, site)).catch(() => [])
    const known = await knownFiles(db, files)
    for (const file of files.filter((name) => !known.has(name))) {
      const path = join(directory, site, file)
      const made = (await stat(path).catch(() => null))?.mtimeMs
      if (made === undefined || nowMs - made < ORPHAN_MS) continue
      await rm(path, { force: true })
      count += 1
    }
  }
  return count
}
