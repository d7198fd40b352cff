const HEIGHT = 32

/** How the stock is distributed, coloured between the handles (percent). Decorative: counts give it in words. */
export function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const isInside = (index: number) => {
    const middle = ((index + 0.5) / counts.length) * 100
    return middle >= from && middle <= to
  }
  return (
    <svg
      viewBox={`0 0 ${counts.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-8 w-full"
    >
      <path d={bars(counts, (index) => !isInside(index))} className="fill-line-strong" />
      <path d={bars(counts, isInside)} className="fill-accent/50" />
    </svg>
  )
}

/** All bars of one colour as one path, so that there are only two elements. */
function bars(counts: readonly number[], isDrawn: (index: number) => boolean): string {
  const most = Math.sqrt(Math.max(...counts, 1))
  return counts
    .map((count, index) => {
      if (count === 0 || !isDrawn(index)) return ''
      const height = Math.round(Math.max((Math.sqrt(count) / most) * HEIGHT, 2))
      return `M${index * 10 + 1} ${HEIGHT}v-${height}h8v${height}z`
    })
    .join('')
}
