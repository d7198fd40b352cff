/** Words for price kinds. Unknown words are refused, because a price must have a kind (standards.md B9). */
export const PRICE_KIND_WORDS = {
  dap: 'drive_away',
  driveaway: 'drive_away',
  driveawayprice: 'drive_away',
  da: 'drive_away',
  plusorc: 'egc',
  orc: 'egc',
  plusonroadcosts: 'egc',
  plusonroads: 'egc',
  exgovtcharges: 'egc',
  exgovcharges: 'egc',
  exclgovcharges: 'egc',
  exclorc: 'egc',
  includingonroads: 'drive_away',
  inclorc: 'drive_away',
  eda: 'estimated_drive_away',
  estimateddriveaway: 'estimated_drive_away',
  estdriveaway: 'estimated_drive_away',
  excludinggovernmentcharges: 'egc',
  exclgovtcharges: 'egc',
  excludinggovtcharges: 'egc',
  poa: 'on_application',
  tbc: 'on_application',
  priceonapplication: 'on_application',
  contactdealer: 'on_application',
} as const

/** Words of a status column; `held` and `available` also say whether it is held (derive-row.ts). */
export const STATUS_WORDS = {
  ...wordsFor(
    'available',
    'instock available active forsale live current ready readyforsale listed onlot onyard inyard yard stock retail published advertised used new demo',
  ),
  ...wordsFor(
    'held',
    'onhold hold held reserved deposit deposittaken depositpaid underoffer undercontract saleinprogress salepending pending',
  ),
  ...wordsFor(
    'coming_soon',
    'comingsoon intransit transit incoming arrivingsoon onorder ordered inproduction inprep prep workshop inworkshop beingprepared detailing notready pipeline',
  ),
  ...wordsFor('sold', 'sold delivered settled solddelivered soldpendingdelivery invoiced'),
  other: 'others',
} as const

export const CAR_TYPE_WORDS = {
  ...wordsFor(
    'used',
    'u uc us usedcar usedcars usedvehicle usedvehicles secondhand 2ndhand preowned preloved cpo certifiedpreowned',
  ),
  ...wordsFor('new', 'n nw nc newcar newcars newvehicle newvehicles brandnew newinstock'),
  ...wordsFor(
    'demo',
    'd dm demos demovehicle demonstrators demonstrator exdemo dealerdemo democar exdemonstrator exdealerdemo',
  ),
}

export const ITEM_TYPE_WORDS = {
  ...wordsFor('car', 'passenger passengervehicle lightcommercial lcv commercial suv ute van cars'),
  ...wordsFor('truck', 'heavycommercial heavytruck trucks hcv primemover'),
  ...wordsFor('motorcycle', 'motorbike bike bikes motorcycles scooter atv'),
  ...wordsFor('caravan', 'caravans rv camper campertrailer poptop motorhome'),
}

function wordsFor<Meaning extends string>(meaning: Meaning, words: string): Record<string, Meaning> {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]))
}
