import { Button } from '#src/ui/button.tsx'
/** Shown for an empty list, with a link to fill it; also says if JavaScript is missing. */
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
