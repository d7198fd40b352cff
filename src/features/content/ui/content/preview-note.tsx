export function PreviewNote() {
  return (
    <p role="status" className="bg-ink px-4 py-2.5 text-center text-sm font-medium text-surface">
      Preview: this is not published. Anyone with the link can see it until the link ends.
    </p>
  )
}
