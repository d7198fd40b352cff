/** A text collapsed to its beginning, using a native disclosure that works without JavaScript. */
export function OfferText({
  text,
  preview,
  more,
  less,
  isOpen = false,
  className = '',
}: {
  text: string
  /** Null if the text is shown in full. */
  preview: string | null
  more: string
  less: string
  isOpen?: boolean
  className?: string
}) {
  if (preview === null) return <Paragraphs text={text} className={className} />
  return (
    <details open={isOpen} className={`group ${className}`}>
      <summary className="block">
        <span className="group-open:hidden">{preview}…</span>
        <span className="flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-4">
          <span className="group-open:hidden">{more}</span>
          <span className="hidden group-open:inline">{less}</span>
        </span>
      </summary>
      <Paragraphs text={text} className="" />
    </details>
  )
}

function Paragraphs({ text, className }: { text: string; className: string }) {
  const paragraphs = text.split(/\n+/).filter(Boolean)
  return (
    <div className={`space-y-3 ${className}`}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of an offer never moves
        <p key={index} className="text-pretty">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
