/**
 * A picture of 6 by 4 pixels that stands behind a picture while it loads: base64 of a GIF from its palette on; the
 * browser smooths it. 72 characters.
 */
export type PictureTones = string

/** Every such GIF begins alike: its size and a palette of 8 colours (the header in tone-picture.ts). */
const GIF_START = 'R0lGODdhBgAEAPIA'

/** The tones as the CSS property --p for vehicle-picture.css; undefined for text that holds no tones. */
export function tonesStyle(tones: PictureTones | null | undefined): Record<string, string> | undefined {
  return tones && /^[A-Za-z0-9+/]{72}$/.test(tones)
    ? { '--p': `url(data:image/gif;base64,${GIF_START}${tones})` }
    : undefined
}
