// node tools/demo-imagery/tiny-masters.ts: what each master gives the 24 cells of its placeholder, for
// src/features/pictures/server/sample-tones.ts. To be run after a master changed.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { TONE_COLUMNS, TONE_ROWS } from '#src/features/pictures/domain/tone-picture.ts'
import { CELL_LIGHT_MAX } from '#src/features/pictures/server/sample-tones.ts'
import { MASTER_TABLE } from '#src/features/pictures/server/tone-table.ts'

const masters = join(import.meta.dirname, '../../seed/pictures/masters')
const table: Record<string, string> = {}

type Lights = { lights: Float32Array; width: number; height: number }

/** A finished picture as light of its own, without paint. */
async function readFinished(file: string): Promise<Lights> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const lights = new Float32Array((data.length / 3) * 4)
  for (const [at, value] of data.entries()) {
    const display = value / 255
    lights[Math.floor(at / 3) * 4 + (at % 3)] =
      display <= 0.04045 ? display / 12.92 : ((display + 0.055) / 1.055) ** 2.4
  }
  return { lights, width: info.width, height: info.height }
}

/** Linear light of a master's parts that do not take the paint, and how much of the paint shows (as tint.ts mixes them). */
async function readLights(base: string): Promise<Lights> {
  const { data, info } = await sharp(`${base}.avif`).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const keep = await sharp(`${base}.keep.png`).toColourspace('b-w').raw().toBuffer()
  const lights = new Float32Array(keep.length * 4)
  for (const [pixel, kept] of keep.entries()) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => MASTER_TABLE[data[pixel * 3 + at] ?? 0])
    const own = kept / 255
    const black = green * (1 - own)
    const paint = Math.max(0, red - green) * (1 - own)
    lights.set([black + red * own, black + green * own, black + blue * own, paint], pixel * 4)
  }
  return { lights, width: info.width, height: info.height }
}

function cellsOf({ lights, width, height }: Lights): string {
  const cells: number[] = []
  const [cellWidth, cellHeight] = [Math.floor(width / TONE_COLUMNS), Math.floor(height / TONE_ROWS)]
  for (let row = 0; row < TONE_ROWS; row++)
    for (let column = 0; column < TONE_COLUMNS; column++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let y = row * cellHeight; y < (row + 1) * cellHeight; y++)
          for (let x = column * cellWidth; x < (column + 1) * cellWidth; x++)
            sum += lights[(y * width + x) * 4 + channel] ?? 0
        const mean = sum / (cellWidth * cellHeight)
        cells.push(Math.min(255, Math.round(255 * Math.sqrt(mean / CELL_LIGHT_MAX))))
      }
  return Buffer.from(cells).toString('base64')
}

for (const file of readdirSync(masters).sort()) {
  const [, name = '', ending] = /^(.+)\.(avif|webp)$/.exec(file) ?? []
  if (!name) continue
  const base = join(masters, name)
  table[name] = cellsOf(ending === 'webp' ? await readFinished(`${base}.webp`) : await readLights(base))
}
writeFileSync(join(masters, '../tiny-masters.json'), `${JSON.stringify(table, null, 1)}\n`)
