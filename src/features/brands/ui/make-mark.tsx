/** A make's mark or, without a free one, its initials. Decorative, because the name is always next to it. */
export function MakeMark({
  name,
  logoUrl,
  className = 'size-10',
}: {
  name: string
  logoUrl: string | null
  className?: string
}) {
  if (logoUrl?.startsWith('/img/marks/')) {
    const mask = `url("${logoUrl}") center / contain no-repeat`
    return (
      <span
        aria-hidden="true"
        style={{ mask, WebkitMask: mask }}
        className={`block shrink-0 bg-current ${className}`}
      />
    )
  }
  if (logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        width={80}
        height={40}
        loading="lazy"
        className={`object-contain ${className}`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full border-2 border-current font-display text-sm leading-none font-semibold tracking-tight ${className}`}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : name.slice(0, 2)
  return letters.slice(0, 2).toUpperCase()
}
