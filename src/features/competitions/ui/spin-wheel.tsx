import type { CSSProperties } from 'react'
import { stopAngle } from '../domain/spin-wheel.ts'
import './spin-wheel.css'

const RADIUS = 100
const FIELDS = ['fill-brand text-on-brand', 'fill-night text-on-night', 'fill-surface text-ink'] as const

/**
 * The wheel. Given a result it turns to it once, with CSS alone, or not at all if the visitor prefers reduced
 * motion. It only shows what the server drew.
 */
export function SpinWheel({ labels, stopsAt }: { labels: readonly string[]; stopsAt: number | null }) {
  const style: CSSProperties & { '--spin-stop'?: string } =
    stopsAt === null ? {} : { '--spin-stop': `${stopAngle(stopsAt, labels.length)}deg` }
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
      <svg viewBox="-108 -108 216 216" aria-hidden="true" className="block w-full overflow-visible">
        <g
          style={{ ...style, transformOrigin: '0 0' }}
          className={stopsAt === null ? undefined : 'spin-wheel-turning'}
        >
          <circle r="106" className="fill-ink" />
          {labels.map((label, index) => (
            <WheelField key={label} label={label} index={index} count={labels.length} />
          ))}
        </g>
        <circle r="16" className="fill-surface stroke-ink" strokeWidth="4" />
        <path
          d="M-9-110H9L0-84Z"
          className="fill-surface stroke-ink"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

function WheelField({ label, index, count }: { label: string; index: number; count: number }) {
  const field = 360 / count
  const middle = (index + 0.5) * field
  const [from, to] = [point(index * field), point((index + 1) * field)]
  // On a wheel with an odd number of fields the last one takes a third colour, so that no neighbours match
  const colour = FIELDS[index === count - 1 && count % 2 === 1 ? 2 : index % 2] ?? FIELDS[0]
  return (
    <g className={colour}>
      <path d={`M0 0L${from}A${RADIUS} ${RADIUS} 0 ${field > 180 ? 1 : 0} 1 ${to}Z`} />
      <g transform={`rotate(${middle}) translate(0 -60) rotate(90)`}>
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          className="font-display font-semibold"
          fontSize={label.length > 18 ? 6.5 : 8}
        >
          {label}
        </text>
      </g>
    </g>
  )
}

/** A point on the rim, degrees clockwise from the top. */
function point(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(RADIUS * Math.cos(angle)).toFixed(3)} ${(RADIUS * Math.sin(angle)).toFixed(3)}`
}
