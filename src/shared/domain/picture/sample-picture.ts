import { isPaintKey, type PaintKey } from './paint.ts'

const FOUR_VIEWS = ['36', '0', '-38', '90'] as const
const SPIN_VIEWS = Array.from({ length: 24 }, (_, index) => `spin-${String(index * 15).padStart(3, '0')}`)

/**
 * The rendered models and their views in gallery order: yaw in degrees (36 front three-quarter, 0 left side,
 * -38 rear three-quarter, 90 front), close-ups, `interior`, and 24 spin frames 15 degrees apart where
 * rendered.
 */
export const SAMPLE_MODELS = {
  hatch: { gallery: FOUR_VIEWS, hasSpin: false },
  sedan: { gallery: FOUR_VIEWS, hasSpin: false },
  wagon: { gallery: FOUR_VIEWS, hasSpin: false },
  suv: {
    gallery: [
      '36',
      '0',
      '-38',
      '90',
      '144',
      '180',
      '-142',
      '-90',
      'interior',
      'detail-wheel',
      'detail-headlight',
      'detail-boot',
      'detail-badge',
    ],
    hasSpin: true,
  },
  ute: { gallery: FOUR_VIEWS, hasSpin: true },
  utetray: { gallery: FOUR_VIEWS, hasSpin: false },
  van: { gallery: FOUR_VIEWS, hasSpin: false },
  coupe: { gallery: FOUR_VIEWS, hasSpin: false },
  convertible: { gallery: FOUR_VIEWS, hasSpin: false },
  fourx4: { gallery: FOUR_VIEWS, hasSpin: false },
  truck: { gallery: FOUR_VIEWS, hasSpin: false },
  moto: { gallery: FOUR_VIEWS, hasSpin: false },
  caravan: { gallery: FOUR_VIEWS, hasSpin: false },
} as const satisfies Record<string, { gallery: readonly string[]; hasSpin: boolean }>

export type SampleModel = keyof typeof SAMPLE_MODELS

export type SamplePicture = { model: SampleModel; view: string; paint: PaintKey }

export const SAMPLE_PICTURE_PATH = '/img/sample'

/** The gallery views of a model, first view first. */
export function galleryViews(model: SampleModel): readonly string[] {
  return SAMPLE_MODELS[model].gallery
}

/** The 24 spin views of a model, 15 degrees apart from 0; empty when it has none. */
export function spinViews(model: SampleModel): readonly string[] {
  return SAMPLE_MODELS[model].hasSpin ? SPIN_VIEWS : []
}

/** `/img/sample/suv/36/red.webp`: the source URL of a sample picture as used in feeds. */
export function samplePictureUrl(picture: SamplePicture): string {
  return `${SAMPLE_PICTURE_PATH}/${picture.model}/${picture.view}/${picture.paint}.webp`
}

/**
 * Reads the three path parts of a sample picture (`paint` with or without a file extension). Undefined for an
 * unknown model, view or paint, so nothing outside the lists can be requested.
 */
export function parseSamplePicture(model: string, view: string, paint: string): SamplePicture | undefined {
  if (!Object.hasOwn(SAMPLE_MODELS, model)) return undefined
  const known = model as SampleModel
  if (!galleryViews(known).includes(view) && !spinViews(known).includes(view)) return undefined
  const key = paint.replace(/\.(?:webp|avif|jpe?g)$/, '')
  return isPaintKey(key) ? { model: known, view, paint: key } : undefined
}

/**
 * Reads a sample picture from its URL (ignoring any query) or from a short key such as `suv/36/red`, as used
 * in site documents. Undefined for anything else.
 */
export function parseSamplePictureUrl(source: string): SamplePicture | undefined {
  const path = source.split(/[?#]/, 1)[0] ?? ''
  const short = path.startsWith(`${SAMPLE_PICTURE_PATH}/`) ? path.slice(SAMPLE_PICTURE_PATH.length + 1) : path
  const parts = short.split('/')
  const [model, view, paint] = parts
  if (parts.length !== 3 || !model || !view || !paint) return undefined
  return parseSamplePicture(model, view, paint)
}

/** What the picture shows of the vehicle, for alt texts: `front three-quarter view`. */
export function viewName(view: string): string {
  if (view.startsWith('spin-')) return `view at ${Number(view.slice(5))} degrees`
  return VIEW_NAMES[view] ?? 'picture'
}

const VIEW_NAMES: Record<string, string> = {
  '36': 'front three-quarter view',
  '0': 'left side',
  '-38': 'rear three-quarter view',
  '90': 'front',
  '-90': 'rear',
  '144': 'rear three-quarter view from the right',
  '180': 'right side',
  '-142': 'front three-quarter view from the right',
  interior: 'cabin',
  'detail-wheel': 'wheel',
  'detail-headlight': 'headlight',
  'detail-boot': 'boot',
  'detail-badge': 'badge',
}
