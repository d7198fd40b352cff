// node scripts/make-fonts.ts: cuts the expanded width out of Archivo (OFL) for the template circuit; run by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'
const OUT = 'src/ui/fonts/archivo-expanded.woff2'
/** The wide cut of the family; the whole axis would be three times the font budget. */
const WIDTH = 118
const LATIN = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('')

const font = await subsetFont(readFileSync(SOURCE), `${LATIN}–—‘’“”•…€™→`, {
  targetFormat: 'woff2',
  variationAxes: { wdth: WIDTH, wght: { min: 400, max: 900 } },
})
writeFileSync(OUT, font)
