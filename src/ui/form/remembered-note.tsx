/** Tells the shopper that this browser filled in the form, and how to make it forget (LEAD-014, LEAD-015). */
export function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      Filled in with what you gave us last time on this device.
      <button
        type="button"
        onClick={onForget}
        className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
      >
        Clear my details
      </button>
    </p>
  )
}
