import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'

/** The available videos: one turn around a model in one paint (tools/demo-imagery/walkaround-video.mjs). */
const SAMPLE_VIDEOS = ['suv-white', 'ute-white']

/** Every demo stock file other than pictures, with its type. */
const SAMPLE_MEDIA: Record<string, string> = {
  'suv-white.mp4': 'video/mp4',
  'ute-white.mp4': 'video/mp4',
  'sample-history-report.pdf': 'application/pdf',
}

/** The video of the model and paint a sample picture shows, or null; a different vehicle never stands in. */
export function sampleVideoOf(pictureUrl: string | null): string | null {
  const sample = pictureUrl === null ? undefined : parseSamplePictureUrl(pictureUrl)
  const name = SAMPLE_VIDEOS.find((video) => sample && video === `${sample.model}-${sample.paint}`)
  return name ? `/img/media/${name}.mp4` : null
}

/** The type of a demo stock file; undefined for any other name. */
export function sampleMediaType(file: string): string | undefined {
  return Object.hasOwn(SAMPLE_MEDIA, file) ? SAMPLE_MEDIA[file] : undefined
}

/** The bytes a Range header requests, both ends included; undefined for the whole file, null if unsatisfiable. */
export function readByteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end && start < size ? { start, end } : null
}
