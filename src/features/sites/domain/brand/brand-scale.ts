import { contrastRatio, hexToOklch, type Oklch, oklchToHex } from './oklch.ts'
import type { SiteTheme } from '../document/theme-schema.ts'

/** WCAG 2.2 SC 1.4.3 for text; look.md applies it to text on the colour and the colour on the page. */
export const TEXT_CONTRAST_MIN = 4.5
const LIGHTNESS_STEP = 0.0025
const HOVER_STEP = 0.06
const WHITE = '#ffffff'
const INK = '#0b0d10'
/** The darkest light and lightest dark background (src/ui/tokens.css): readable there is readable everywhere. */
const DARKEST_PAGE = '#e6e5e1'
const LIGHTEST_NIGHT = '#1e1f22'

/** Each step's lightness and share of the brand's chroma; the ends tint the page and the text colour. */
const STEPS = [
  ['50', 0.977, 0.12],
  ['100', 0.95, 0.24],
  ['200', 0.9, 0.45],
  ['300', 0.83, 0.7],
  ['400', 0.74, 0.9],
  ['500', 0.65, 1],
  ['600', 0.57, 1],
  ['700', 0.49, 0.95],
  ['800', 0.41, 0.85],
  ['900', 0.33, 0.7],
  ['950', 0.25, 0.5],
] as const

export type BrandScale = Record<`--brand-${string}`, string>

/**
 * Turns a brand colour (`#rrggbb`) into a site's CSS variables. Each pair that carries text keeps 4.5:1, by moving
 * its lightness to the nearest value that does (look.md; WCAG 2.2 AA).
 *
 * - `--brand-50` to `--brand-950`: tints and shades.
 * - `--brand-text`: links and figures on every background of every template, and on `--brand-50`.
 * - `--brand-plane`, `--brand-plane-hover` with `--brand-on-plane`: buttons and large areas, as close to the
 * dealer's colour as text allows.
 * - `--brand-mark` with `--brand-on-mark`: edges of buttons, bars and pins, which must show on white.
 * - `--brand-on-dark`: the brand as text on every dark area. `--brand-focus`: focus ring on light backgrounds.
 */
export function brandScale(brandColour: string): BrandScale {
  const brand = hexToOklch(brandColour)
  const steps = Object.fromEntries(
    STEPS.map(([name, l, share]) => [`--brand-${name}`, oklchToHex({ l, c: brand.c * share, h: brand.h })]),
  )
  const tint = steps['--brand-50'] ?? WHITE
  const text = nearest(brand, (hex) => reads(hex, DARKEST_PAGE) && reads(hex, tint))
  const plane = nearest(brand, (hex) => reads(WHITE, hex) || reads(INK, hex), brandColour)
  const onPlane = contrastRatio(WHITE, plane) >= contrastRatio(INK, plane) ? WHITE : INK
  return {
    ...steps,
    '--brand-mark': nearest(brand, (hex) => reads(hex, WHITE)),
    '--brand-on-mark': WHITE,
    '--brand-text': text,
    '--brand-plane': plane,
    '--brand-plane-hover': hoverOf(plane, onPlane),
    '--brand-on-plane': onPlane,
    '--brand-on-dark': nearest(brand, (hex) => reads(hex, LIGHTEST_NIGHT)),
    '--brand-focus': text,
  }
}

/** Cached, because the search takes milliseconds and every page of a site needs the same result. */
const cssByTheme = new WeakMap<object, { brandColour: string; css: string }>()

/** A theme's custom properties as CSS text; contains only hex colours, whatever the document says. */
export function themeCss(theme: Pick<SiteTheme, 'brandColour'>): string {
  const { brandColour } = theme
  const known = cssByTheme.get(theme)
  if (known?.brandColour === brandColour) return known.css
  const css = makeThemeCss(brandColour)
  cssByTheme.set(theme, { brandColour, css })
  return css
}

function makeThemeCss(brandColour: string): string {
  const declarations = Object.entries(brandScale(brandColour)).map(([name, value]) => `${name}:${value}`)
  return `:root{${declarations.join(';')}}`
}

/** Moves away from the text colour, so that a hovered button stays as readable. */
function hoverOf(plane: string, words: string): string {
  const lch = hexToOklch(plane)
  const l = words === WHITE ? Math.max(0, lch.l - HOVER_STEP) : Math.min(1, lch.l + HOVER_STEP)
  return oklchToHex({ ...lch, l })
}

function reads(one: string, other: string): boolean {
  return contrastRatio(one, other) >= TEXT_CONTRAST_MIN
}

/** The colour of the same hue that passes and is nearest in lightness; black or white at worst. */
function nearest(brand: Oklch, passes: (hex: string) => boolean, first = oklchToHex(brand)): string {
  if (passes(first)) return first.toLowerCase()
  for (let shift = LIGHTNESS_STEP; shift <= 1; shift += LIGHTNESS_STEP) {
    for (const l of [brand.l - shift, brand.l + shift]) {
      const hex = oklchToHex({ ...brand, l })
      if (l >= 0 && l <= 1 && passes(hex)) return hex
    }
  }
  return passes('#000000') ? '#000000' : WHITE
}
