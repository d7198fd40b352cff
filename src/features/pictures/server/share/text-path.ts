import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type TextWeight = 400 | 700
export type TextFonts = Record<TextWeight, Font>

type Line = {
  x: number
  y: number
  size: number
  weight: TextWeight
  colour: string
  widthMax: number
  anchor?: 'end'
}

let fonts: Promise<TextFonts> | null = null

/** The platform's own font, so that pictures look the same on a machine without fonts. */
export function readTextFonts(): Promise<TextFonts> {
  fonts ??= Promise.all([readFont(400), readFont(700)]).then(([regular, bold]) => ({
    400: regular,
    700: bold,
  }))
  return fonts
}

async function readFont(weight: TextWeight): Promise<Font> {
  const { resolve } = createRequire(import.meta.url)
  const font = create(await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)))
  if (!('layout' in font)) throw new Error('The font file holds no single font')
  return font
}

/** A line of text as SVG outlines, cut with an ellipsis at `widthMax` pixels; `y` is its baseline. */
export function textPath(fonts: TextFonts, text: string, line: Line): string {
  const font = fonts[line.weight]
  const scale = line.size / font.unitsPerEm
  const shown = fitText(font, text, line.widthMax / scale)
  const run = font.layout(shown)
  let x = line.anchor === 'end' ? line.x - run.advanceWidth * scale : line.x
  const glyphs = run.glyphs.map((glyph, index) => {
    const path = `<path d="${glyph.path.toSVG()}" transform="translate(${x.toFixed(2)} ${line.y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})"/>`
    x += (run.positions[index]?.xAdvance ?? 0) * scale
    return path
  })
  return `<g fill="${line.colour}">${glyphs.join('')}</g>`
}

function fitText(font: Font, text: string, unitsMax: number): string {
  // Characters missing from the font would be drawn as empty boxes.
  const known = [...text].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
  if (font.layout(known).advanceWidth <= unitsMax) return known
  let short = known
  while (short.length > 1 && font.layout(`${short}…`).advanceWidth > unitsMax) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}
