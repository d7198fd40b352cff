import type { BodyType, TruckBody } from '#src/features/search/domain/facets/body-type.ts'

/** Side views on a 64 by 28 grid, front to the right; the wheels are the same for all. */
const OUTLINES = {
  sedan: 'M4 20v-4q0-2 3-2.500l8-1Q20 6 28 6q9 0 14 6l10 1.500q7 1 8 4V20M18 12.500h23M30 6.200v6.300',
  hatch: 'M6 20v-8l5-5q1-1 3-1h14q8 0 14 6.500l9 1.500q7 1 7 4v2M11 12.500h30M27 6v6.500',
  wagon: 'M4 20v-8l3-5q1-1.500 3-1.500h21q8 0 13 7l8 1.500q7 1 8 4V20M8 12.500h34M20 5.500v7M31 5.600v7',
  coupe: 'M4 20v-4q0-2 3-2.500l9-1.500Q23 6.500 31 6.500q6 0 11 6l10 1.500q7 1 8 4v2M20 12.500h20',
  convertible: 'M4 20v-4q0-2 3-2.500l37-1 8 1.500q7 1 8 4v2M37 6l7 6.500M20 12.500q2-3 6-3',
  suv: 'M4 20v-8l3-6q1-1.500 3-1.500h22q6 0 11 7.500l9 1.500q7 1 7 4.500v2M8 12h33M19 4.500V12M31 4.500V12',
  ute: 'M3 20v-7.500h22V5.500q0-1.500 2-1.500h8q5 0 9 7.500l9 1.500q7 1 7 5v2M25 12h18M34 4v8',
  cabChassis: 'M3 14h22v2H3ZM25 20V5.500q0-1.500 2-1.500h8q5 0 9 7.500l9 1.500q7 1 7 5v2M27 12h16M6 16v4',
  van: 'M3 20V5q0-2 2-2h32q6 0 10 8l8 2q5 1 5 5v2M35 11h12M35 3v17M19 3v17',
  bus: 'M2 20V5q0-2 2-2h52q4 0 5 4l1 8v5M6 11h52M17 5v6M28 5v6M39 5v6M50 5v6',
  truck: 'M2 16V3h36v13M42 20V6h8q3 0 5 3l4 5q2 1 2 3v3M44 13h14M2 18h40',
  tipper: 'M5 15h34l4-11H2ZM42 20V6h8q3 0 5 3l4 5q2 1 2 3v3M44 13h14M2 18h40',
  tray: 'M2 15h38M2 15v-3M40 15V4M42 20V6h8q3 0 5 3l4 5q2 1 2 3v3M44 13h14M2 18h40',
  bareTruck: 'M42 20V6h8q3 0 5 3l4 5q2 1 2 3v3M44 13h14M2 18h40M38 18V9h4',
  motorhome: 'M2 20V4q0-2 2-2h44q4 0 3 5h-8l5 5 8 2q5 1 5 5v1M8 7h9v5H8ZM23 7h9v5h-9Z',
} as const

/** Body types drawn as another. */
const DRAWN_AS = {
  '4x4': 'suv',
  ev: 'hatch',
  hardtop: 'coupe',
  hatchback: 'hatch',
  lightTruck: 'truck',
  peopleMover: 'van',
  prestige: 'sedan',
  softtop: 'convertible',
  stationWagon: 'wagon',
} as const
type DrawnAs = typeof DRAWN_AS

function outlineOf(type: BodyType | TruckBody): string {
  return OUTLINES[isDrawnAs(type) ? DRAWN_AS[type] : type]
}

function isDrawnAs(type: string): type is keyof DrawnAs {
  return type in DRAWN_AS
}

/** A line drawing of a body type; decorative, because its label is next to it (SRCH-053). */
export function BodyPicture({ type, className }: { type: BodyType | TruckBody; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={outlineOf(type)} />
      <path d="M10 20a4.500 4.500 0 1 0 9 0 4.500 4.500 0 0 0-9 0Zm34 0a4.500 4.500 0 1 0 9 0 4.500 4.500 0 0 0-9 0ZM3 20h7m9 0h25m9 0h8" />
    </svg>
  )
}
