import { leadStorageKey, readStored, writeStored } from '#src/ui/form/remembered-details.ts'

/** A form not sent yet, with the key it was sent with, if it was, so that after a reload it is still one lead. */
export type EnquiryDraft = { fields: Record<string, unknown>; content: string; key: string }

/** Stores a site's unsent form, or deletes it if null. */
export function keepDraft(storage: Storage | undefined, siteSlug: string, draft: EnquiryDraft | null): void {
  writeStored(storage, leadStorageKey('draft', siteSlug), draft)
}

/**
 * Keeps a form as it is typed, so that nothing has to be written when its page goes. One that waits for the network
 * is kept before another.
 */
export function keepTyped(storage: Storage | undefined, siteSlug: string, draft: EnquiryDraft): void {
  const { key } = readStored(storage, leadStorageKey('draft', siteSlug))
  if (!key || key === draft.key) keepDraft(storage, siteSlug, draft)
}

/** A site's unsent form of the same kind and about the same vehicle (or none), or null. */
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
