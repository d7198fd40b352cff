import { createHash } from 'node:crypto'
import { type FormFile, type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { leadError, type LeadError } from '#src/features/leads/domain/leads-errors.ts'
import { LEAD_LIMITS, refusalOf, toBody } from '../intake/lead-body.ts'
import { CV_BYTES_MAX, CV_PROBLEMS, type CvKind, readCv } from './cv-file.ts'

/** The field of the form. */
const CV_FIELD = 'cv'
/** A CV somewhat too large is read to its end, so that everything typed after it arrives too. */
const LIMITS: FormLimits = {
  ...LEAD_LIMITS,
  bytesMax: 4 * CV_BYTES_MAX,
  filesMax: 1,
  fileBytesMax: CV_BYTES_MAX,
}

export type PostedCv = { kind: CvKind; bytes: Uint8Array; hash: string }
/** `fields` is what was read before any refusal. */
export type PostedApplication = {
  fields: Record<string, unknown>
  cv: PostedCv | null
  error: LeadError | null
}

/** Reads a posted application with its CV; without a file `cv` is null. Errors: those of a form, and of the file. */
export async function readApplication(request: Request): Promise<PostedApplication> {
  let cv: PostedCv | null = null
  let error: LeadError | null = null
  const take = async ({ field, name = '', bytes }: FormFile): Promise<boolean> => {
    if (field !== CV_FIELD || (name === '' && bytes?.byteLength === 0)) return true
    const kind = readCv(name, bytes)
    if (kind.ok && bytes)
      cv = { kind: kind.value, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
    else if (!kind.ok)
      error = leadError('invalid_fields', [{ field: CV_FIELD, message: CV_PROBLEMS[kind.error] }])
    return true
  }
  const { fields, fault } = await readForm(request, LIMITS, take)
  const isTooLarge = fault === 'too_large' && error === null
  if (isTooLarge) error = leadError('invalid_fields', [{ field: CV_FIELD, message: CV_PROBLEMS.too_large }])
  else if (fault && error === null) error = refusalOf(fault)
  return { fields: toBody(fields), cv: error ? null : cv, error }
}
