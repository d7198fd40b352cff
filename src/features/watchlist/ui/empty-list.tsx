import { Button } from '#src/ui/button.tsx'
/** What stands where a kept list is empty, and the way to fill it; says so when there is no JavaScript. */
export function EmptyList({ text, searchPath }: { text: string; searchPath: string }) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center sm:py-20">
      <p className="max-w-md font-display text-2xl leading-snug font-semibold text-balance">{text}</p>
      <p className="mt-2 hidden text-ink-muted noscript:block">
        This list is kept in your browser and needs JavaScript.
      </p>
      <Button href={searchPath} className="mt-6">
        Browse stock
      </Button>
    </div>
  )
}
