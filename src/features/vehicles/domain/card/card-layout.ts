import type { Template } from '#src/features/sites/domain/site-config.ts'

/** Card layouts: `compact` in a dense grid, `plate` in a wide one, `row` in a list, `square` with the name first. */
export type CardLayout = 'compact' | 'plate' | 'row' | 'square'

/** One layout per template; a new template does not compile without one (SITE-003, look.md). */
export const CARD_LAYOUTS: Record<Template, CardLayout> = {
  metro: 'compact',
  atelier: 'plate',
  outpost: 'row',
  circuit: 'square',
}
