import type { MapMarker, MapView } from '../domain/map/map-view.ts'

const LABEL_AT: Record<1 | 2 | 3 | 4, string> = {
  1: '',
  2: 'hidden @lg:block',
  3: 'hidden @2xl:block',
  4: 'hidden @2xl:block',
}

/**
 * A map without a key or outside request: coast, towns and pins as drawn by the server. If the site names a
 * map service, that service's frame is shown instead. `isFixed` keeps the scale of a single-location map
 * (zoom 10, PAGE-016), crops it to its box and leaves out names the edge would cut; `className` sets the
 * height. Otherwise the whole map scales with the page.
 */
export function LocationMap({
  view,
  isFixed = false,
  className = '',
}: {
  view: MapView
  isFixed?: boolean
  className?: string
}) {
  if (view.frameUrl)
    return (
      <iframe
        src={view.frameUrl}
        title={view.alt}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`w-full border-0 ${isFixed ? '' : 'aspect-[3/2] lg:aspect-[16/9]'} ${className}`}
      />
    )
  const { width, height } = view
  return (
    <figure
      className={`map-sea relative m-0 overflow-hidden ${isFixed ? '[container-type:size]' : '@container'} ${className}`}
      data-map="drawn"
    >
      <div
        className={isFixed ? 'absolute top-1/2 left-1/2 -translate-1/2' : 'relative w-full'}
        style={{ aspectRatio: `${width}/${height}`, ...(isFixed && { width: `max(100%, ${width}px)` }) }}
      >
        <MapDrawing view={view} />
        <div className="map-grid absolute inset-0" />
        {view.labels.map((label) => (
          <span
            key={label.text}
            aria-hidden="true"
            className={`map-label absolute -translate-1/2 whitespace-nowrap ${isFixed ? '' : LABEL_AT[label.rank]} ${label.rank < 3 ? 'font-semibold' : ''}`}
            style={{ ...placeOf(label, view), ...(isFixed && { fontSize: sizeInside(label, view) }) }}
          >
            {label.text}
          </span>
        ))}
        {view.markers.map((marker) => (
          <MapPin key={marker.name} marker={marker} view={view} />
        ))}
      </div>
      <figcaption className="sr-only">{view.alt}. Coastline: Natural Earth.</figcaption>
    </figure>
  )
}

function MapDrawing({ view: { width, height, land, borders, rings, markers } }: { view: MapView }) {
  const [centre] = markers
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
      <path d={land} className="map-coast" />
      <path d={land} className="map-land" />
      {borders ? <path d={borders} className="map-border" /> : null}
      {centre && rings.length > 0
        ? rings.map(({ radius, text, x, y }) => (
            <g key={text}>
              <circle cx={centre.x} cy={centre.y} r={radius} className="map-ring" />
              <text x={x} y={y} textAnchor="middle" className="map-ring-text">
                {text}
              </text>
            </g>
          ))
        : null}
    </svg>
  )
}

function MapPin({ marker, view }: { marker: MapMarker; view: MapView }) {
  const pin = (
    <>
      {marker.count > 1 ? (
        <span className="inline-flex size-9 items-center justify-center rounded-full border-2 border-surface bg-action font-semibold text-on-action shadow-md">
          <span aria-hidden="true">{marker.count}</span>
        </span>
      ) : (
        <svg
          viewBox="0 0 32 42"
          aria-hidden="true"
          className="h-8 w-6 -translate-y-1/2 drop-shadow-md @lg:h-10.5 @lg:w-8"
        >
          <path
            d="M16 41S30 26.500 30 15.500A14 14 0 0 0 2 15.500C2 26.500 16 41 16 41Z"
            className="fill-accent stroke-surface"
            strokeWidth={2}
          />
          <circle cx={16} cy={15.5} r={5} className="fill-on-accent" />
        </svg>
      )}
    </>
  )
  const className = 'absolute inline-flex size-11 -translate-1/2 items-center justify-center'
  return marker.href ? (
    <a
      href={marker.href}
      aria-label={marker.name}
      title={marker.name}
      className={className}
      style={placeOf(marker, view)}
    >
      {pin}
    </a>
  ) : (
    <span className={className} title={marker.name} style={placeOf(marker, view)}>
      {pin}
    </span>
  )
}

/** Space a name needs either side of, above and below its middle, in pixels. */
const NAME_ROOM = { x: 44, y: 14 }

/** Hides a name in a cropped map where the edge of the box would cut it. */
function sizeInside({ x, y }: { x: number; y: number }, { width, height }: MapView): string {
  const aside = Math.abs(x - width / 2) + NAME_ROOM.x
  const above = Math.abs(y - height / 2) + NAME_ROOM.y
  return `clamp(0px, min(50cqw - ${aside}px, 50cqh - ${above}px) * 99, 0.75rem)`
}

function placeOf({ x, y }: { x: number; y: number }, { width, height }: MapView) {
  return { left: `${((x / width) * 100).toFixed(2)}%`, top: `${((y / height) * 100).toFixed(2)}%` }
}
