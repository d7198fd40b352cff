import type { SiteDocument } from '#src/pages/site-document/site-document-schema.ts'
import { AURELIA, aureliaOn } from './aurelia.ts'
import { CARBARN, carbarnOn } from './carbarn.ts'
import type { DemoDays } from './demo-days.ts'
import { IRONBARK_MOTORCYCLES, ironbarkMotorcyclesOn } from './ironbark-motorcycles.ts'
import { LONGHAUL_TRUCKS, longhaulTrucksOn } from './longhaul-trucks.ts'
import { MERIDIAN, meridianOn } from './meridian.ts'
import { NORTHGATE_KIA, northgateKiaOn } from './northgate-kia.ts'
import { WATTLE_CARAVANS, wattleCaravansOn } from './wattle-caravans.ts'

export function demoSites(days: DemoDays): readonly SiteDocument[] {
  return [
    meridianOn(days),
    northgateKiaOn(days),
    carbarnOn(days),
    aureliaOn(days),
    ironbarkMotorcyclesOn(days),
    longhaulTrucksOn(days),
    wattleCaravansOn(days),
  ]
}

/** Those of a demo started now. */
export const DEMO_SITES: readonly SiteDocument[] = [
  MERIDIAN,
  NORTHGATE_KIA,
  CARBARN,
  AURELIA,
  IRONBARK_MOTORCYCLES,
  LONGHAUL_TRUCKS,
  WATTLE_CARAVANS,
]

/** Same seed, same stock. */
export const DEMO_SEED = 'forecourt'
