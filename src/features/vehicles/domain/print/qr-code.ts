import { encode } from 'uqr'

/** A QR code of `size` x `size` modules, including the quiet zone, as an SVG path of unit squares. */
export type QrCode = { size: number; path: string }

/** ISO/IEC 18004: a quiet zone of four modules on each side. */
const QUIET_ZONE = 4

/** The QR code for a text with medium error correction, readable through glass. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}
