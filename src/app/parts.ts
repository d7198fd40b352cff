import { sitePart } from './parts/site-part.ts'
import { contentPart } from './parts/content-part.ts'
import { searchPart } from './parts/search-part.ts'
import { stockFeedPart } from './parts/stock-feed-part.ts'
import { leadPart } from './parts/lead-part.ts'
import { accountPart } from './parts/account-part.ts'
import { financePart } from './parts/finance-part.ts'
import { vehiclePart } from './parts/vehicle-part.ts'
import { tradeInPart } from './parts/trade-in-part.ts'
import { reservationPart } from './parts/reservation-part.ts'
import { analyticsPart } from './parts/analytics-part.ts'
import { competitionPart } from './parts/competition-part.ts'
import { privacyPart } from './parts/privacy-part.ts'
import { operatorPart } from './parts/operator-part.ts'
import { reviewPart } from './parts/review-part.ts'
import type { Part } from './part.ts'

/** Every subject of the platform with APIs, commands or upkeep, in the order they are mounted and listed. */
export const PARTS: readonly Part[] = [
  sitePart,
  contentPart,
  searchPart,
  stockFeedPart,
  leadPart,
  accountPart,
  financePart,
  vehiclePart,
  tradeInPart,
  reservationPart,
  analyticsPart,
  competitionPart,
  privacyPart,
  operatorPart,
  reviewPart,
]
