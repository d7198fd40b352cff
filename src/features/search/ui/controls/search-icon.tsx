const PATHS = {
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.700-1.800L20 20',
  filters:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0ZM6 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
} as const

/** A decorative icon of the search controls: 24 px grid, stroke 1.5. */
export function SearchIcon({ name, className = 'size-5' }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
