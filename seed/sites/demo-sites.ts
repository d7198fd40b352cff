import type { SiteDocument } from '#src/features/sites/domain/document/site-document-schema.ts'
import { AURELIA } from './aurelia.ts'
import { CARBARN } from './carbarn.ts'
import { IRONBARK_MOTORCYCLES } from './ironbark-motorcycles.ts'
import { LONGHAUL_TRUCKS } from './longhaul-trucks.ts'
import { MERIDIAN } from './meridian.ts'
import { NORTHGATE_KIA } from './northgate-kia.ts'
import { WATTLE_CARAVANS } from './wattle-caravans.ts'

/** The demo sites, in the order they are published. */
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
