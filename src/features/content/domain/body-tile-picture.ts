import type { Template } from '#src/features/sites/domain/site-config.ts'

/** The sample model that illustrates each body type. */
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
/** Colours rotate so that tiles differ; an editorial page uses one. */
const PAINTS: Record<Template, readonly [string, ...string[]]> = {
  metro: ['white', 'blue', 'silver', 'red'],
  atelier: ['silver'],
  outpost: ['white', 'silver'],
  circuit: ['white', 'blue', 'silver', 'red'],
}

/**
 * Picture key of the tile at `index` (SRCH-053). Null on truck, motorcycle and caravan sites: each has a
 * single sample model, and a box truck labelled tipper would mislead.
 */
export function bodyTilePicture(
  { type, index }: { type: string; index: number },
  { itemType, template }: { itemType: string; template: Template },
): string | null {
  if (itemType !== 'car') return null
  const paints = PAINTS[template]
  return `${MODELS[type] ?? 'suv'}/36/${paints[index % paints.length]}`
}
