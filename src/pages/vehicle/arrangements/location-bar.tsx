import { Button } from '#src/ui/button.tsx'
import { useState } from 'react'
import type { Announcement } from '#src/features/vehicles/domain/page/announcement.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

/** Says that the vehicle is in another city; can be dismissed (VDP-043). */
export function LocationBar({ announcement }: { announcement: Announcement }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className="mb-4 flex items-center gap-x-4 rounded-card bg-studio pl-4 text-sm text-ink">
      <p className="min-w-0 flex-1 py-2.5">{announcement.text}</p>
      <Button
        href={announcement.directionsHref}
        target="_blank"
        rel="noreferrer"
        variant="quiet"
        className="shrink-0 underline"
      >
        Get Directions
      </Button>
      <button
        type="button"
        onClick={() => setShown(false)}
        aria-label="Dismiss"
        className="inline-flex size-11 shrink-0 noscript:hidden items-center justify-center rounded-control"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </div>
  )
}
