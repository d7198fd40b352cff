import type { CommentsPreview } from '#src/features/vehicles/domain/facts/comments-preview.ts'
import { Disclosure } from './disclosure.tsx'

/**
 * Comments as plain text, 400 characters before Show more; feed text is never run as HTML (VDP-012, VDP-013).
 */
export function DealerComments({ comments }: { comments: CommentsPreview }) {
  if (comments.isEmpty) return <p className="text-ink-muted">{comments.text}</p>
  if (comments.preview === null)
    return <p className="max-w-prose leading-relaxed whitespace-pre-line">{comments.text}</p>
  return (
    <div className="group/comments">
      <p className="max-w-prose leading-relaxed whitespace-pre-line group-has-[details[open]]/comments:hidden">
        {comments.preview}…
      </p>
      <Disclosure more="Show more" less="Show less">
        <p className="max-w-prose leading-relaxed whitespace-pre-line">{comments.text}</p>
      </Disclosure>
    </div>
  )
}
