/**
 * A 6 by 4 pixel picture shown while the real one loads; the browser smooths it. The base64 of a GIF from its
 * palette on, 72 characters.
 */
export type PictureTones = string

/** The common start of every such GIF: its size and a palette of 8 colours (see tone-picture.ts). */
const GIF_START = 'R0lGODdhBgAEAPIA'

/** The tones as the CSS property --p for vehicle-picture.css; undefined for text that holds none. */
export function tonesStyle(tones: PictureTones | null | undefined): Record<string, string> | undefined {
  return tones && /^[A-Za-z0-9+/]{72}$/.test(tones)
    ? { '--p': `url(data:image/gif;base64,${GIF_START}${tones})` }
    : undefined
}
