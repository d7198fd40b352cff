/** An 8-bit sRGB colour. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Size of a placeholder in pixels: enough to show wall, floor and the vehicle's position. */
export const TONE_COLUMNS = 6
export const TONE_ROWS = 4

const PALETTE_COLOURS = 8
/** Pixels between two clear codes. The code table then never outgrows 4 bits, so every code is one hex digit. */
const PIXELS_BETWEEN_CLEARS = 6
const CLEAR = 8
const END = 9

/**
 * The bytes of a 6 by 4 pixel GIF (GIF87a) of `cells`, row by row, with its 24 colours reduced to 8. Always
 * 66 bytes, and the first 12 are always the same.
 */
export function tonePicture(cells: readonly Colour[]): Uint8Array {
  if (cells.length !== TONE_COLUMNS * TONE_ROWS) throw new Error(`${cells.length} cells are no tone picture`)
  const { palette, indexes } = toPalette(cells)
  const codes: number[] = []
  for (const [at, index] of indexes.entries()) {
    if (at % PIXELS_BETWEEN_CLEARS === 0) codes.push(CLEAR)
    codes.push(index)
  }
  codes.push(END)
  const data = Array.from(
    { length: Math.ceil(codes.length / 2) },
    (_, at) => (codes[2 * at] ?? 0) | ((codes[2 * at + 1] ?? 0) << 4),
  )
  return Uint8Array.from([
    ...Array.from('GIF87a', (letter) => letter.charCodeAt(0)),
    ...[TONE_COLUMNS, 0, TONE_ROWS, 0, 0xf2, 0, 0],
    ...palette.flat(),
    ...[0x2c, 0, 0, 0, 0, TONE_COLUMNS, 0, TONE_ROWS, 0, 0],
    ...[3, data.length, ...data, 0, 0x3b],
  ])
}

type Group = { colour: Colour; cells: number[] }

/** Eight colours and each cell's index, by repeatedly merging the two most similar groups. */
function toPalette(cells: readonly Colour[]): { palette: Colour[]; indexes: number[] } {
  const groups: Group[] = cells.map((colour, cell) => ({ colour, cells: [cell] }))
  while (groups.length > PALETTE_COLOURS) {
    const [left, right] = mostAlike(groups)
    const [removed] = groups.splice(right, 1)
    const kept = groups[left]
    if (kept && removed) groups[left] = merged(kept, removed)
  }
  const indexes = cells.map((_, cell) => groups.findIndex((group) => group.cells.includes(cell)))
  return { palette: groups.map(({ colour }) => colour.map(Math.round) as unknown as Colour), indexes }
}

/** Indexes of the pair whose merging changes colours least (Ward's method), lower index first. */
function mostAlike(groups: readonly Group[]): [number, number] {
  let best: [number, number] = [0, 1]
  let least = Number.POSITIVE_INFINITY
  for (const [right, b] of groups.entries())
    for (const [left, a] of groups.slice(0, right).entries()) {
      const weight = (a.cells.length * b.cells.length) / (a.cells.length + b.cells.length)
      const move = weight * a.colour.reduce((sum, value, at) => sum + (value - (b.colour[at] ?? 0)) ** 2, 0)
      if (move < least) [least, best] = [move, [left, right]]
    }
  return best
}

function merged(a: Group, b: Group): Group {
  const cells = [...a.cells, ...b.cells]
  const colour = a.colour.map(
    (value, at) => (value * a.cells.length + (b.colour[at] ?? 0) * b.cells.length) / cells.length,
  ) as unknown as Colour
  return { colour, cells }
}

/** The mean colour of each cell (8-bit RGBA in rows), of the middle 3:2 area that cards show. */
export function cellsOfPixels(picture: { width: number; height: number; rgba: Uint8Array }): Colour[] {
  const width = Math.min(picture.width, picture.height * 1.5)
  const height = width / 1.5
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
  const cells: Colour[] = []
  for (let row = 0; row < TONE_ROWS; row++)
    for (let column = 0; column < TONE_COLUMNS; column++)
      cells.push(
        meanColour(picture, {
          left: left + (column * width) / TONE_COLUMNS,
          right: left + ((column + 1) * width) / TONE_COLUMNS,
          top: top + (row * height) / TONE_ROWS,
          bottom: top + ((row + 1) * height) / TONE_ROWS,
        }),
      )
  return cells
}

type Box = { left: number; right: number; top: number; bottom: number }

function meanColour({ width, rgba }: { width: number; rgba: Uint8Array }, box: Box): Colour {
  const sums = [0, 0, 0]
  let pixels = 0
  for (let y = Math.floor(box.top); y < Math.max(Math.floor(box.top) + 1, Math.floor(box.bottom)); y++)
    for (let x = Math.floor(box.left); x < Math.max(Math.floor(box.left) + 1, Math.floor(box.right)); x++) {
      pixels += 1
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * width + x) * 4 + channel] ?? 0)
    }
  return sums.map((sum) => sum / pixels) as unknown as Colour
}
