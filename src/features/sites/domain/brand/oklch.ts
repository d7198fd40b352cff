/** Lightness 0 to 1, chroma 0 to about 0.37, hue in radians (Ottosson's OKLab, polar). */
export type Oklch = { l: number; c: number; h: number }
type Triple = readonly [number, number, number]

const RGB_TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** `#rrggbb` as OKLCH. */
export function hexToOklch(hex: string): Oklch {
  const lms = multiply(RGB_TO_LMS, linearOf(hex)).map(Math.cbrt) as unknown as Triple
  const [l, a, b] = multiply(LMS_TO_LAB, lms)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** The nearest `#rrggbb` with the same lightness and hue, reducing chroma where sRGB has no such colour. */
export function oklchToHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  if (isInGamut(toLinear({ ...colour, l }))) return hexOf(toLinear({ ...colour, l }))
  let [low, high] = [0, colour.c]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (isInGamut(toLinear({ l, c: middle, h: colour.h }))) low = middle
    else high = middle
  }
  return hexOf(toLinear({ l, c: low, h: colour.h }))
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearOf(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

function toLinear({ l, c, h }: Oklch): Triple {
  const lms = multiply(LAB_TO_LMS, [l, c * Math.cos(h), c * Math.sin(h)]).map(
    (value) => value ** 3,
  ) as unknown as Triple
  return multiply(LMS_TO_RGB, lms)
}

function isInGamut(rgb: Triple): boolean {
  return rgb.every((value) => value >= -0.0005 && value <= 1.0005)
}

function hexOf(rgb: Triple): string {
  const channels = rgb.map((value) => {
    const clamped = Math.min(1, Math.max(0, value))
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function multiply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple
}
