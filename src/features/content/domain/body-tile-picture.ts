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
const VIEWS = ['36', '0', '-38', '90']
const BY_ITEM_TYPE: Record<string, string> = { motorcycle: 'moto', truck: 'truck', caravan: 'caravan' }

/** Picture key of the tile at `index` (SRCH-053): on sites of trucks, motorcycles or caravans their own vehicle. */
export function bodyTilePicture(type: string, itemType: string, index: number): string {
  const model = BY_ITEM_TYPE[itemType] ?? MODELS[type] ?? 'suv'
  // One model stands for every body of a working vehicle: it shows itself from another side each time
  const view = BY_ITEM_TYPE[itemType] ? VIEWS[index % VIEWS.length] : '36'
  return `${model}/${view}/${PAINTS[index % PAINTS.length]}`
}
