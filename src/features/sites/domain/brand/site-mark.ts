import { LETTERS } from './letter-paths.ts'

export const SITE_MARK_SHAPES = ['disc', 'tile', 'slab', 'shield', 'hexagon', 'none'] as const
type SiteMarkShape = (typeof SITE_MARK_SHAPES)[number]

/** A mark on a 32 by 32 grid: a path as line or area, on a shape in the brand colour. */
export type SiteMark = { shape: SiteMarkShape; path: string; isFilled: boolean; weight: number }

export const MARK_GROUNDS: Record<SiteMarkShape, string> = {
  disc: 'M16 1a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z',
  tile: 'M8 1h16a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7Z',
  slab: 'M1 5h30v22H1Z',
  shield: 'M16 1 29 5v11c0 8-6 13-13 15C9 29 3 24 3 16V5Z',
  hexagon: 'M16 1 29 8.500v15L16 31 3 23.500v-15Z',
  none: '',
}
const LETTER_WEIGHT = 2.8

/** The site's own mark, else the first letter or digit of its name on a disc; otherwise a plain disc. */
export function siteMark(theme: { mark: SiteMark | null; wordmark: string }): SiteMark {
  if (theme.mark) return theme.mark
  const first = /[A-Z0-9]/.exec(theme.wordmark.toUpperCase())?.[0] ?? ''
  return { shape: 'disc', path: LETTERS[first] ?? '', isFilled: false, weight: LETTER_WEIGHT }
}

/**
 * A site's icon as SVG: its mark in `onPlane` on a background of `plane`, both `#rrggbb`. `inset` is the margin as
 * a share of the side, for icons a system crops.
 */
export function markIconSvg(mark: SiteMark, colours: { plane: string; onPlane: string }, inset = 0): string {
  const { plane, onPlane } = colours
  const scale = 1 - 2 * inset
  const paint = mark.isFilled
    ? `fill="${onPlane}"`
    : `fill="none" stroke="${onPlane}" stroke-width="${mark.weight}" stroke-linejoin="round" stroke-linecap="round"`
  const ground = inset > 0 ? 'M0 0h32v32H0Z' : MARK_GROUNDS.tile
  const move = inset > 0 ? ` transform="translate(${32 * inset} ${32 * inset}) scale(${scale})"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${ground}" fill="${plane}"/><g${move}><path d="${mark.path}" ${paint}/></g></svg>`
}
