/** Sample model that shows a body; the paints take turns so that tiles differ. */
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
const PAINTS = ['white', 'blue', 'silver', 'red']
const BY_ITEM_TYPE: Record<string, string> = { motorcycle: 'moto', truck: 'truck', caravan: 'caravan' }

/** Picture key of the tile at `index` (SRCH-053): on sites of trucks, motorcycles or caravans their own vehicle. */
export function bodyTilePicture(type: string, itemType: string, index: number): string {
  const model = BY_ITEM_TYPE[itemType] ?? MODELS[type] ?? 'suv'
  return `${model}/36/${PAINTS[index % PAINTS.length]}`
}
