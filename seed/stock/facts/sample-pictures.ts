import { paintForColour } from '#src/shared/domain/picture/paint.ts'
import {
  galleryViews,
  type SampleModel,
  samplePictureUrl,
  spinViews,
} from '#src/shared/domain/picture/sample-picture.ts'
import type { SampleHotspot, StockRow } from '#seed/stock/stock-row.ts'

type Pictures = Pick<
  StockRow,
  | 'images'
  | 'thumbnails'
  | 'photos_count'
  | 'primary_image_url'
  | 'spin_images'
  | 'spin_code'
  | 'spin_interior_image'
  | 'hotspots'
>

/**
 * The pictures of a vehicle: its body type in its own paint, every angle there is, and a spin if one was
 * rendered.
 */
export function picturesOf(model: SampleModel, colour: string, stockNumber: string): Pictures {
  const paint = paintForColour(colour)
  const images = galleryViews(model).map((view) => {
    const url = samplePictureUrl({ model, view, paint })
    return { url, thumb: { url: `${url}?w=320&q=75` } }
  })
  const spin = spinViews(model).map((view) => samplePictureUrl({ model, view, paint }))
  return {
    ...galleryOf(images),
    spin_images: spin,
    spin_code: spin.length > 0 ? `SPIN-${stockNumber}` : null,
    spin_interior_image: model === 'suv' ? samplePictureUrl({ model, view: 'interior', paint }) : null,
    hotspots: { exterior: [], interior: [] },
  }
}

/** The gallery fields that follow from a list of images. */
export function galleryOf(
  images: StockRow['images'],
): Pick<StockRow, 'images' | 'thumbnails' | 'photos_count' | 'primary_image_url'> {
  return {
    images,
    thumbnails: images.map((image) => image.thumb.url),
    photos_count: images.length,
    primary_image_url: images[0]?.url ?? null,
  }
}

/**
 * Points on the spin (every 15 degrees where visible) and on the cabin view; percent of the frame (DATA-010,
 * VDP-007).
 */
export function hotspotsOf(hasInterior: boolean): StockRow['hotspots'] {
  const exterior: SampleHotspot[] = [
    aSpot(
      'ext-wheel',
      'Alloy wheels, all-terrain tyres',
      ['wheel'],
      (turn) => ({ x: 50 - 27 * Math.cos(turn), y: 66 + 3 * Math.sin(turn) }),
      [0, 15, 30, 45, 60, 315, 330, 345],
    ),
    aSpot(
      'ext-headlight',
      'LED headlights with automatic high beam',
      ['headlight'],
      (turn) => ({ x: 50 - 30 * Math.cos(turn), y: 52 }),
      [15, 30, 45, 60, 75, 90],
    ),
    aSpot(
      'ext-tow',
      'Tow bar fitted, braked capacity as listed',
      ['towbar'],
      (turn) => ({ x: 50 + 33 * Math.cos(turn), y: 64 }),
      [270, 285, 300, 315, 330, 345],
    ),
  ]
  const interior: SampleHotspot[] = hasInterior
    ? [
        {
          id: 'int-screen',
          description: 'Touch screen with Apple CarPlay and Android Auto',
          anchors: ['screen'],
          positions: { '0': { x: 49, y: 46 } },
        },
        {
          id: 'int-wheel',
          description: 'Leather steering wheel with audio controls',
          anchors: ['steering-wheel'],
          positions: { '0': { x: 70, y: 57 } },
        },
      ]
    : []
  return { exterior, interior }
}

function aSpot(
  id: string,
  description: string,
  anchors: string[],
  place: (turn: number) => { x: number; y: number },
  angles: readonly number[],
): SampleHotspot {
  const round = (value: number) => Math.round(value * 10) / 10
  const positions = Object.fromEntries(
    angles.map((angle) => {
      const { x, y } = place((angle * Math.PI) / 180)
      return [String(angle), { x: round(x), y: round(y) }]
    }),
  )
  return { id, description, anchors, positions }
}
