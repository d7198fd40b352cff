/** A paint's linear red, green and blue, 0 to 1. White above about 0.70 clips under the studio lights. */
export type LinearPaint = readonly [red: number, green: number, blue: number]

/** Every paint a sample vehicle may have. A fixed list limits what the picture cache can be asked for. */
export const PAINTS = {
  white: [0.66, 0.66, 0.66],
  pearl: [0.63, 0.615, 0.575],
  cream: [0.58, 0.51, 0.39],
  silver: [0.42, 0.425, 0.43],
  champagne: [0.42, 0.37, 0.29],
  sand: [0.36, 0.3, 0.2],
  bronze: [0.17, 0.105, 0.055],
  brown: [0.065, 0.034, 0.018],
  grey: [0.17, 0.175, 0.185],
  cement: [0.25, 0.265, 0.27],
  gunmetal: [0.085, 0.092, 0.1],
  graphite: [0.045, 0.046, 0.049],
  black: [0.006, 0.006, 0.007],
  red: [0.38, 0.01, 0.012],
  crimson: [0.2, 0.006, 0.014],
  maroon: [0.075, 0.006, 0.012],
  orange: [0.7, 0.16, 0.015],
  copper: [0.38, 0.12, 0.045],
  yellow: [0.64, 0.43, 0.02],
  gold: [0.4, 0.27, 0.075],
  lime: [0.22, 0.46, 0.03],
  green: [0.03, 0.16, 0.045],
  'dark-green': [0.012, 0.055, 0.035],
  olive: [0.095, 0.105, 0.05],
  sage: [0.2, 0.25, 0.18],
  teal: [0.015, 0.17, 0.18],
  aqua: [0.1, 0.42, 0.46],
  'light-blue': [0.2, 0.34, 0.52],
  blue: [0.015, 0.085, 0.36],
  'electric-blue': [0.01, 0.15, 0.58],
  navy: [0.008, 0.018, 0.075],
  'steel-blue': [0.07, 0.12, 0.19],
  purple: [0.09, 0.02, 0.17],
  pink: [0.52, 0.14, 0.24],
} as const satisfies Record<string, LinearPaint>

export type PaintKey = keyof typeof PAINTS

/** Whether `text` names a paint of the list; safe for any text. */
export function isPaintKey(text: string): text is PaintKey {
  return Object.hasOwn(PAINTS, text)
}

/** Colour words, most specific first: `Graphite Blue` is blue, `Pearl White` pearl, `Glacier White` white. */
const COLOUR_WORDS: readonly (readonly [RegExp, PaintKey])[] = [
  [/\bblack\b|ebony|onyx|obsidian|phantom|nero|schwarz|\bink\b/, 'black'],
  [/navy|midnight blue|dark blue|deep blue|saturn blue|lunar blue|cavansite/, 'navy'],
  [/(light|sky|ice|pale|baby|glacier|mineral) blue/, 'light-blue'],
  [
    /(electric|vivid|racing|lapis|blazing|velocity|lightning|atlantic|neptune|reef|intense) blue/,
    'electric-blue',
  ],
  [
    /(steel|slate|storm|smoke|smokey|denim|cosmos|graphite|grey|grayish|dusk) blue|blue (grey|steel)/,
    'steel-blue',
  ],
  [/blue|azure|cobalt|sapphire|cosmos|horizon/, 'blue'],
  [/teal|turquoise|petrol/, 'teal'],
  [/aqua|cyan/, 'aqua'],
  [/(british racing|dark|deep|forest|rainforest|ironbark|alpine|emerald) green|brg/, 'dark-green'],
  [/olive|khaki|moss|jungle|military/, 'olive'],
  [/sage|eucalypt|bush|serpentine/, 'sage'],
  [/lime|hyper green|kawasaki/, 'lime'],
  [/green|verde/, 'green'],
  [/maroon|burgundy|wine|bordeaux|merlot/, 'maroon'],
  [/crimson|soul red|garnet|ruby|magma|infrared|cherry|crystal red|sonic red|candy red/, 'crimson'],
  [/red|rosso|scarlet|flame/, 'red'],
  [/orange|sunset|mandarin|saber|ktm|inferno/, 'orange'],
  [/copper|amber|burnt/, 'copper'],
  [/yellow|giallo|sunburst/, 'yellow'],
  [/champagne|mojave|titanium beige/, 'champagne'],
  [/\bgold\b/, 'gold'],
  [/bronze|oxide/, 'bronze'],
  [/brown|chocolate|mocha|espresso|walnut|coffee/, 'brown'],
  [/sand|beige|quicksilver|desert|dune|savannah|\btan\b/, 'sand'],
  [/cream|ivory|almond|chalk|bone/, 'cream'],
  [/purple|violet|plum|amethyst/, 'purple'],
  [/pink|magenta/, 'pink'],
  [/pearl|snow|crystal white|frosted|platinum white|quartz white/, 'pearl'],
  [/white|alabaster|polar|bianco/, 'white'],
  [/graphite|charcoal|stealth|magnetite|carbon|magnetic/, 'graphite'],
  [/gunmetal|gun metal|anthracite|eclipse|meteor|dark grey|tungsten|jet|machine/, 'gunmetal'],
  [/cement|concrete|nardo|putty|cactus|mineral|shadow|boulder|stone/, 'cement'],
  [/silver|platinum|aluminium|alloy|steel|chrome|argent/, 'silver'],
  [/grey|gray|slate|ash|granite/, 'grey'],
]

/** The paint for a dealer's colour name; silver if no word is known. */
export function paintForColour(colourName: string | null): PaintKey {
  const name = colourName?.toLowerCase() ?? ''
  return COLOUR_WORDS.find(([words]) => words.test(name))?.[1] ?? 'silver'
}

/** A placeholder colour while the picture loads: the studio wall tinted with the paint, as `#rrggbb`. */
export function placeholderColour(paint: PaintKey): string {
  const channels = PAINTS[paint].map((value) =>
    Math.round(255 * encodeSrgb(0.55 * STUDIO_WALL + 0.45 * value)),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Linear brightness of the studio wall in the masters. */
const STUDIO_WALL = 0.62

/** Linear light to sRGB, both 0 to 1 (IEC 61966-2-1). */
export function encodeSrgb(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}
