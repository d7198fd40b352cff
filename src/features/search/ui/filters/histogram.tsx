const HEIGHT = 32

/** Small bars of how the stock spreads; bars inside the handles (percent) carry the colour. Decorative: the counts say it in words. */
export function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const most = Math.max(...counts, 1)
  const width = 100 / counts.length
  return (
    <svg
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-8 w-full"
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max((Math.sqrt(count) / Math.sqrt(most)) * HEIGHT, 2)
        const middle = (index + 0.5) * width
        return (
          <rect
            key={middle}
            x={index * width + 0.4}
            y={HEIGHT - height}
            width={width - 0.8}
            height={height}
            className={middle >= from && middle <= to ? 'fill-action/50' : 'fill-line-strong'}
          />
        )
      })}
    </svg>
  )
}
