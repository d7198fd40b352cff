/** What stands where a kept list is empty, and the way to fill it; says so when there is no JavaScript. */
export function EmptyList({ text, searchPath }: { text: string; searchPath: string }) {
  return (
    <div className="rounded-card border border-line p-6 sm:p-10">
      <p className="text-lg">{text}</p>
      <p className="mt-2 hidden text-ink-muted noscript:block">
        This list is kept in your browser and needs JavaScript.
      </p>
      <a
        href={searchPath}
        className="mt-6 inline-flex min-h-12 items-center rounded-control bg-action px-6 font-semibold text-on-action"
      >
        Browse stock
      </a>
    </div>
  )
}
