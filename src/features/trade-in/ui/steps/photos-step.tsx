import { Button } from '#src/ui/button.tsx'
import { type ChangeEvent, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { photosWanted } from '#src/features/trade-in/domain/trade-in-words.ts'
import type { ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { PhotoTile } from '../photos/photo-tile.tsx'
import type { PhotoUpload, UploadItem } from '../photos/use-photo-upload.ts'
import { stepHref } from '../step-frame.tsx'
import { ProblemSummary } from '../trade-in-problem.tsx'
import { StepHeading, type StepProps } from './step-form.tsx'

const ACCEPT = 'image/jpeg,image/png,image/webp'

type PhotosStepProps = StepProps & { view: ValuationView; upload: PhotoUpload }

/** Photos, shrunk in the browser and sent one by one; without scripts a plain upload. */
export function PhotosStep({ view, token, problem, upload }: PhotosStepProps) {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  const known = new Set(view.photos.map(({ id }) => id))
  const fresh = upload.items.filter((item) => !item.id || !known.has(item.id))
  const count = view.photos.length + fresh.length
  const isSending = upload.items.some(({ state }) => state === 'sending')
  const next = stepHref(token, view.contact ? 'offer' : 'details')

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    void upload.add([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }

  return (
    <>
      <StepHeading>Add photos, if you like</StepHeading>
      <p className="mt-2 max-w-prose text-ink-muted">
        They let the valuer see what you see, so that fewer questions are left. Up to 10; where and when they
        were taken is removed.
      </p>
      <div className="mt-6">
        <ProblemSummary problem={problem} />
        <ul className="mb-6 grid list-disc gap-1 pl-5 text-ink marker:text-ink-muted sm:grid-cols-2">
          {photosWanted(view.vehicle?.itemType ?? 'car').map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Form
          method="post"
          encType="multipart/form-data"
          action={`/trade-in/valuation?t=${token}&step=photos`}
          reloadDocument
          className="rounded-card border-2 border-dashed border-line-strong p-6 text-center has-focus-visible:border-focus"
        >
          <input type="hidden" name="step" value="photos" />
          <label
            htmlFor="photos"
            className={
              hasScript
                ? 'button-secondary min-h-13 cursor-pointer px-7 text-lg'
                : 'flex min-h-11 items-center justify-center font-medium text-ink'
            }
          >
            {count > 0 ? 'Add more photos' : 'Choose photos'}
          </label>
          <input
            id="photos"
            name="photos"
            type="file"
            accept={ACCEPT}
            multiple
            onChange={onChange}
            className={hasScript ? 'sr-only' : 'mx-auto mt-3 block max-w-full'}
          />
          {hasScript ? null : (
            <Button type="submit" variant="secondary" className="mt-4">
              Upload photos
            </Button>
          )}
          <p className="mt-3 text-sm text-ink-muted">JPEG, PNG or WebP, up to 15 MB each.</p>
        </Form>
        <p role="status" className="sr-only">
          {isSending ? 'Sending photos' : count > 0 ? `${count} ${count === 1 ? 'photo' : 'photos'}` : ''}
        </p>
        {count > 0 ? (
          <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
            {view.photos.map(({ id, url }, index) => (
              <PhotoTile key={id} src={url} alt={`Photo ${index + 1} of your vehicle`}>
                <RemoveKept token={token} photoId={id} index={index} />
              </PhotoTile>
            ))}
            {fresh.map((item) => (
              <FreshPhoto key={item.uploadKey} item={item} token={token} upload={upload} />
            ))}
          </ul>
        ) : null}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={next} className="button-primary min-h-13 px-8 text-lg max-sm:w-full">
          {count > 0 ? 'Continue' : 'Continue without photos'}
        </Link>
        <Link
          to={stepHref(token, 'condition')}
          className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
        >
          Back
        </Link>
      </div>
    </>
  )
}

const REMOVE = 'inline-flex min-h-11 items-center text-sm text-ink underline underline-offset-4'

function RemoveKept({ token, photoId, index }: { token: string; photoId: string; index: number }) {
  return (
    <Form method="post" action={`/trade-in/valuation?t=${token}&step=photos`}>
      <input type="hidden" name="step" value="remove_photo" />
      <input type="hidden" name="photo" value={photoId} />
      <button type="submit" className={REMOVE}>
        Remove <span className="sr-only">photo {index + 1}</span>
      </button>
    </Form>
  )
}

type FreshPhotoProps = { item: UploadItem; token: string; upload: PhotoUpload }

function FreshPhoto({ item, token, upload }: FreshPhotoProps) {
  const { state, name, message, id, uploadKey } = item
  function remove(): void {
    if (id) void fetch(`/api/trade-in/photos/${id}?t=${encodeURIComponent(token)}`, { method: 'DELETE' })
    upload.forget(item)
  }
  return (
    <PhotoTile
      src={item.previewUrl}
      alt={name}
      isFaded={state !== 'kept'}
      note={state === 'sending' ? 'Sending…' : message}
    >
      <span className="flex gap-4">
        {state === 'lost' ? (
          <button type="button" className={REMOVE} onClick={() => upload.retry(uploadKey)}>
            Try again
          </button>
        ) : null}
        {state === 'sending' ? null : (
          <button type="button" className={REMOVE} onClick={remove}>
            Remove <span className="sr-only">{name}</span>
          </button>
        )}
      </span>
    </PhotoTile>
  )
}
