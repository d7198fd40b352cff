import { createHash } from 'node:crypto'
import { type FormFile, type FormLimits, readForm } from '#src/platform/http/body/form-body.ts'
import { leadError, type LeadError } from '#src/features/leads/domain/leads-errors.ts'
import { LEAD_LIMITS, refusalOf, toBody } from '../intake/lead-body.ts'
import { CV_BYTES_MAX, CV_PROBLEMS, type CvProblem } from '#src/features/leads/domain/form/cv-words.ts'
import { type CvKind, readCv } from './cv-file.ts'

/** The field of the form. */
const CV_FIELD = 'cv'
/**
 * A CV too large and files too many are read to their end and dropped, as photos are: the answer to a body that was not
 * read is a broken connection.
 */
const LIMITS: FormLimits = {
  ...LEAD_LIMITS,
  bytesMax: 64 * 1024 * 1024,
  filesMax: 20,
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
  let count = 0
  const refuse = (why: CvProblem) => {
    error = leadError('invalid_fields', [{ field: CV_FIELD, message: CV_PROBLEMS[why] }])
  }
  const take = async ({ field, name = '', bytes }: FormFile): Promise<boolean> => {
    if (field !== CV_FIELD || (name === '' && bytes?.byteLength === 0)) return true
    count += 1
    const kind = count > 1 ? null : readCv(name, bytes)
    if (!kind) refuse('too_many')
    else if (!kind.ok) refuse(kind.error)
    else if (bytes) cv = { kind: kind.value, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
    return true
  }
  const { fields, fault } = await readForm(request, LIMITS, take)
  if (fault === 'too_large' && error === null) refuse('too_large')
  else if (fault && error === null) error = refusalOf(fault)
  return { fields: toBody(fields), cv: error ? null : cv, error }
}
