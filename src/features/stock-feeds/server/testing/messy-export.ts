/** A dealer system's export as found in practice: neither headers nor values follow the documentation. */
const HEADER = [
  'StockNo.',
  'NewUsed',
  'MAKE',
  'Model_Desc',
  'BadgeDescription',
  'ManYear',
  'AdvertisedPrice',
  'PriceType',
  'Odometer (km)',
  'RegoNo',
  'RegoExpDate',
  'VIN_No',
  'BodyDesc',
  'ExtColour',
  'IntColour',
  'Trans',
  'FuelType',
  'DriveType',
  'EngineCC',
  'NoOfDoors',
  'SeatingCapacity',
  'Cyls',
  'ComplDate',
  'BuiltDate',
  'Status',
  'AdText',
  'Std_Features',
  'Photo1',
  'Photo2',
  'Photo3',
  'CostPrice',
  'DealerID',
  'Horoscope',
]

const MODELS = [
  ['FORD', 'RANGER', 'XLT', 'DUAL CAB P/UP', 'D', '2.0L TD', '4X4', 'Auto'],
  ['TOYOTA', 'HILUX', 'SR5', 'D/CAB P/UP', 'DIESEL', '2755', '4WD', '6 SP AUTO'],
  ['TOYOTA', 'RAV4', 'GXL', 'SUV', 'HYBRID', '2.5', 'AWD', 'CVT'],
  ['MAZDA', 'CX-5', 'TOURING', '4D WAGON', 'ULP', '2488cc', 'FWD', 'A'],
  ['BMW', 'X3', 'XDRIVE20D', 'WAGON', 'DIESEL', '1995', 'All Wheel Drive', '8 Speed Auto'],
  ['MG', 'ZS', 'EXCITE', 'SUV', 'P', '1.5L', 'F', 'A'],
  ['GWM', 'HAVAL JOLION', 'LUX', 'SUV', 'Petrol', '1.5', 'FWD', 'DCT'],
  ['LDV', 'T60', 'MAX LUXE', 'DUAL CAB UTILITY', 'D', '2.0', '4X4', 'M'],
  ['BYD', 'ATTO 3', 'EXTENDED', 'SUV', 'ELECTRIC', 'Electric', 'FWD', 'Reduction Gear'],
  ['HYUNDAI', 'I30', 'ACTIVE', '5D HATCHBACK', 'UNLEADED', '1999', 'FWD', '6 SP MAN'],
] as const
const COLOURS = ['GLACIER WHITE', 'BLACK', 'Meteor Grey', 'RED'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const STATUSES = ['In Stock', 'Active', 'On Hold', 'In Stock', 'Deposit Taken', 'In Transit'] as const
const CAR_TYPES = ['U', 'U', 'U', 'N', 'D', 'Used', 'Demonstrator'] as const

const pick = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value

function price(at: number): [text: string, type: string] {
  const plain = 9_990 + ((at * 7_919) % 70_000)
  const grouped = new Intl.NumberFormat('en-AU').format(plain)
  const forms: [string, string][] = [
    [`$${grouped}*`, ''],
    [`${grouped} DA`, ''],
    [`$${grouped} + ORC`, ''],
    [`${plain}`, 'Drive Away'],
    [`$${grouped} EGC`, ''],
    [`$${grouped} Drive Away`, ''],
    [`${plain}.00`, 'EGC'],
    ...(at % 30 === 7 ? ([['POA', '']] as [string, string][]) : []),
  ]
  return pick(forms, at % 30 === 7 ? 7 : at % 7)
}

function day(at: number): string {
  const [month, year, two] = [at % 12, 2015 + (at % 10), String((at % 27) + 1).padStart(2, '0')]
  const number = String(month + 1).padStart(2, '0')
  const forms = [
    `${two}-${MONTHS[month]}-${year}`,
    `${two}/${number}/${year}`,
    `${MONTHS[month]}-${String(year).slice(2)}`,
    `${number}/${year}`,
    `${two}/${number}/${year} 12:00:00 AM`,
  ]
  return pick(forms, at)
}

function cells(at: number): string[] {
  const [make, model, badge, body, fuel, engine, drive, trans] = pick(MODELS, at)
  const type = pick(CAR_TYPES, at)
  const isNew = type === 'N'
  const [amount, kind] = price(at)
  const km = isNew
    ? 'Delivery kms'
    : `${new Intl.NumberFormat('en-AU').format(1_200 + ((at * 977) % 160_000))} km`
  const photo = (number: number) => `https://photos.dealer.example/${at}/${number}.jpg`
  const facts = [
    `S${String(10_000 + at)}`,
    type,
    make,
    model,
    badge,
    String(2015 + (at % 11)),
    amount,
    kind,
    km,
  ]
  const paper = [`ABC${String(at).padStart(3, '0')}`, day(at + 3), '', body, pick(COLOURS, at), 'BLACK CLOTH']
  const parts = [
    trans,
    fuel,
    drive,
    engine,
    pick(['4D', '5', '4 Door'], at),
    '5 seats',
    pick(['4', 'V6', '4 Cyl'], at),
  ]
  const times = [day(at), day(at + 1), pick(STATUSES, at)]
  const words = [`${make} ${model}, one owner, "as new"`, 'Tow Bar; Reverse Camera; Apple CarPlay']
  return [
    ...facts,
    ...paper,
    ...parts,
    ...times,
    ...words,
    photo(1),
    photo(2),
    photo(3),
    '8123',
    '10432',
    'Leo',
  ]
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A full export of `count` vehicles with a byte order mark and DOS line ends. */
export function messyExport(count: number): string {
  const lines = [HEADER, ...Array.from({ length: count }, (_, at) => cells(at))]
  return `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`
}
