// node tools/demo-imagery/walkaround-video.mjs FFMPEG: makes seed/media/{suv,ute}-white.mp4, one turn around each
// spin in the masters, from the pictures the platform itself tints. FFMPEG is the path of an ffmpeg with libx264.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { tintPicture } from '../../src/features/pictures/server/tint.ts'

const ffmpeg = process.argv[2] ?? 'ffmpeg'
const root = join(import.meta.dirname, '../..')
const out = join(root, 'seed/media')
mkdirSync(out, { recursive: true })
for (const model of ['suv', 'ute']) {
  const frames = mkdtempSync(join(tmpdir(), 'walkaround-'))
  for (let index = 0; index < 24; index++) {
    const view = `spin-${String(index * 15).padStart(3, '0')}`
    const { data, width, height } = await tintPicture(join(root, 'seed/pictures/masters'), { model, view, paint: 'white' })
    await sharp(data, { raw: { width, height, channels: 3 } }).png().toFile(join(frames, `${String(index).padStart(3, '0')}.png`))
  }
  const input = ['-framerate', '3', '-stream_loop', '1', '-i', join(frames, '%03d.png')]
  const picture = ['-vf', 'minterpolate=fps=24:mi_mode=blend,scale=720:480', '-pix_fmt', 'yuv420p', '-t', '8']
  const encode = ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-movflags', '+faststart', '-an']
  execFileSync(ffmpeg, ['-y', '-loglevel', 'error', ...input, ...picture, ...encode, join(out, `${model}-white.mp4`)])
  rmSync(frames, { recursive: true })
}
