import { encodeSrgb } from '#src/shared/domain/picture/paint.ts'

/** Headroom of the masters' log encoding: linear light up to 6. */
const MASTER_HEADROOM = 6

/** Where the tone curve's shoulder begins. */
const SHOULDER = 0.62

/** Linear light of a master's 8-bit value: `(2^(v^1.2 * log2(25)) - 1) / 4` with v = value / 255. */
export function decodeMaster(value: number): number {
  return (2 ** ((value / 255) ** 1.2 * Math.log2(1 + MASTER_HEADROOM * 4)) - 1) / 4
}

/** Display value 0 to 1 for linear light: straight below 0.62, a soft shoulder above, then sRGB. */
export function toneMap(linear: number): number {
  const shoulder = SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(linear - SHOULDER) / (1 - SHOULDER)))
  return encodeSrgb(linear < SHOULDER ? linear : shoulder)
}

/** Tone table steps per unit of linear light. 16384 keeps dark tones within one display step. */
export const TONE_STEPS = 16_384
/** Linear light above this is white. */
const TONE_MAX = 4

export const MASTER_TABLE = Float32Array.from({ length: 256 }, (_, value) => decodeMaster(value))

/** 8-bit display value by `linear * TONE_STEPS`. */
export const TONE_TABLE = Uint8Array.from({ length: TONE_STEPS * TONE_MAX }, (_, step) =>
  Math.round(255 * Math.min(1, toneMap(step / TONE_STEPS))),
)
