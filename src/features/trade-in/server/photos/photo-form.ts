import { type FormFile, type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { mediaType } from '#src/platform/http/body/json-body.ts'
import { type TradeInError, tradeInError } from '#src/features/trade-in/domain/trade-in-errors.ts'
import { bodyError, readTradeInForm, type TradeInForm } from '../trade-in-form.ts'
import type { TradeIn } from '#src/features/trade-in/domain/trade-in.ts'
import { PHOTO_BYTES_MAX } from './photo-file.ts'
import { PHOTOS_MAX, type PhotoStore } from './photo-store.ts'

/** For photos from a browser without scripts, which cannot shrink them first. */
const LIMITS: FormLimits = {
  bytesMax: 60 * 1024 * 1024,
  fieldsMax: 10,
  fieldBytesMax: 200,
  filesMax: PHOTOS_MAX,
  fileBytesMax: PHOTO_BYTES_MAX,
}
const NAME_SHOWN_MAX = 80

type Keeping = { photos: Pick<PhotoStore, 'admit' | 'add'>; owner: TradeIn }

/** Reads a posted form of any step; only the photo step has files. */
export function readStepForm(request: Request, keeping: Keeping): Promise<TradeInForm> {
  return mediaType(request) === 'multipart/form-data'
    ? readPhotoForm(request, keeping)
    : readTradeInForm(request)
}

/**
 * Reads a form with photos. Each is stored on arrival and released before the next is read; the first failure ends
 * it. Errors: those of the photo store and of a form.
 */
async function readPhotoForm(request: Request, { photos, owner }: Keeping): Promise<TradeInForm> {
  const admitted = await photos.admit(owner)
  if (!admitted.ok) return { fields: [], error: admitted.error }
  let error: TradeInError | null = null
  const keep = async ({ field, name = '', bytes }: FormFile): Promise<boolean> => {
    if (field !== 'photos' || bytes?.byteLength === 0) return true
    const refusal = bytes ? await add(bytes) : tradeInError('photo_too_large')
    if (!refusal) return true
    error = { ...refusal, message: `${name.slice(0, NAME_SHOWN_MAX)}: ${refusal.message}` }
    return false
  }
  const add = async (bytes: Uint8Array) => {
    const kept = await photos.add(owner, { uploadKey: crypto.randomUUID(), bytes })
    return kept.ok ? null : kept.error
  }
  try {
    const { fields, fault } = await readForm(request, LIMITS, keep)
    if (error || !fault) return { fields, error }
    if (fault === 'too_large') return { fields, error: tradeInError('photos_too_large') }
    return { fields, error: fault === 'too_many' ? tradeInError('too_many_photos') : bodyError(fault) }
  } finally {
    admitted.value.release()
  }
}
