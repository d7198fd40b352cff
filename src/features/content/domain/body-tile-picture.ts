import type { Template } from '#src/features/sites/domain/site-config.ts'

/** Sample model that shows a body. */
const MODELS: Record<string, string> = {
  '4x4': 'fourx4',
  cabChassis: 'utetray',
  convertible: 'convertible',
  softtop: 'convertible',
  coupe: 'coupe',
  hardtop: 'coupe',
  ev: 'hatch',
  hatch: 'hatch',
  hatchback: 'hatch',
  sedan: 'sedan',
  prestige: 'sedan',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  peopleMover: 'van',
  bus: 'van',
  wagon: 'wagon',
  stationWagon: 'wagon',
  lightTruck: 'truck',
  motorhome: 'caravan',
}
/** The paints take turns, so that tiles differ; an editorial page keeps to one. */
const PAINTS: Record<Template, readonly [string, ...string[]]> = {
  metro: ['white', 'blue', 'silver', 'red'],
  atelier: ['silver'],
  outpost: ['white', 'silver'],
  circuit: ['white', 'blue', 'silver', 'red'],
}

/**
 * Picture key of the tile at `index` (SRCH-053); null on sites of trucks, motorcycles or caravans: one model stands for
 * each of those, and a box truck under the word tipper would show what the body is not.
 */
export function bodyTilePicture(
  { type, index }: { type: string; index: number },
  { itemType, template }: { itemType: string; template: Template },
): string | null {
  if (itemType !== 'car') return null
  const paints = PAINTS[template]
  return `${MODELS[type] ?? 'suv'}/36/${paints[index % paints.length]}`
}
