import { leadStorageKey, readStored, writeStored } from '#src/ui/form/remembered-details.ts'

/** A form that could not be sent, with the key it goes out under, so that a reload still makes one lead. */
export type EnquiryDraft = { fields: Record<string, unknown>; content: string; key: string }

/** Keeps an unsent form of a site, or forgets it when null. */
export function keepDraft(storage: Storage | undefined, siteSlug: string, draft: EnquiryDraft | null): void {
  writeStored(storage, leadStorageKey('draft', siteSlug), draft)
}

/** The unsent form of a site of the same kind and about the same vehicle (or none), or null. */
export function readDraft(
  storage: Storage | undefined,
  siteSlug: string,
  about: { form: string; carId: string | null },
): EnquiryDraft | null {
  const { fields, content, key } = readStored(storage, leadStorageKey('draft', siteSlug))
  if (typeof fields !== 'object' || fields === null || typeof content !== 'string' || typeof key !== 'string')
    return null
  const draft = { fields: fields as Record<string, unknown>, content, key }
  const isSame =
    (draft.fields.car_id ?? null) === about.carId && (draft.fields.form ?? 'enquiry') === about.form
  return isSame ? draft : null
}
