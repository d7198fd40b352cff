const PATHS = {
  phone:
    'M5 4h4l2 5-2.500 1.500a12 12 0 0 0 5 5L15 13l5 2v4a1.500 1.500 0 0 1-1.600 1.500A16 16 0 0 1 3.500 5.600 1.500 1.500 0 0 1 5 4Z',
  pin: 'M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21ZM12 12.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
  chevron: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.300 15.300 20 20',
  clock: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 7.500V12l3 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
  camera: 'M4 8h3.5L9 5.5h6L16.500 8H20v11H4V8Zm8 8.25a3.25 3.25 0 1 0 0-6.500 3.25 3.25 0 0 0 0 6.500Z',
  odometer: 'M4 17a9 9 0 1 1 16 0M12 14l4-5M12 14.500a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
  gearbox: 'M6 5v14M12 5v14M18 5v7M6 12h12M6 5a1 1 0 1 0 0-.01M12 5a1 1 0 1 0 0-.01M18 5a1 1 0 1 0 0-.01',
  body: 'M3 15v-2.500l2.500-1L8 7.500h7l3.500 4 2.500 1V15h-2M3 15h2m3.500 0h7M7 17a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7v-6Z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  rotate: 'M4 12c0-2.200 3.600-4 8-4s8 1.800 8 4-3.600 4-8 4m0 0 2.500-2.500M12 16l2.500 2.500',
  play: 'M8 5.500v13l10.500-6.500L8 5.500Z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
} as const
export type IconName = keyof typeof PATHS
export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/**
 * The one icon set, drawn on a grid of 24 with one stroke weight. Icons are decorative; words always
 * accompany them (decision 0038).
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
