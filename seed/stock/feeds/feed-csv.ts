import type { StockRow } from '#seed/stock/stock-row.ts'

/** How each column of the CSV feed is written; the first ones are the Dealer Studio columns of standards.md B6. */
const DEALER_COLUMNS: Record<string, (row: StockRow) => unknown> = {
  'Stock number': (row) => row.stocknum,
  'Car type': (row) => row.car_type,
  Make: (row) => row.make,
  Model: (row) => row.model,
  'DAP Price': (row) => (row.price_type.endsWith('drive_away') ? row.price : null),
  'EGC Price': (row) => (row.price_type === 'egc' ? row.price : null),
  Badge: (row) => row.badge,
  Series: (row) => row.series,
  Cylinders: (row) => row.variant.cylinders,
  Rego: (row) => row.regplate,
  'Rego expiry': (row) => day(row.rego_expiry),
  Vin: (row) => row.vin,
  Body: (row) => row.simple_body,
  Year: (row) => row.year,
  Odometer: (row) => row.km,
  'Interior Colour': (row) => row.interior_colour,
  'Exterior Colour': (row) => row.colour,
  'Location code': (row) => row.location_code,
  'Build date': (row) => day(row.build_date),
  'Compliance date': (row) => day(row.compliance_date),
  Dealercomments: (row) => row.dealercomments,
  Fuel: (row) => row.fuel,
  Transmission: (row) => row.trans,
  Doors: (row) => row.doors,
  Seats: (row) => row.seats,
  // Made up from the price; the import must drop it (standards.md B6).
  'Purchase cost': (row) => (row.price === null ? null : Math.round(row.price * 0.88)),
  Features: (row) => row.standardEquipment,
  Certified: (row) => row.certified,
  Drive: (row) => row.drive,
  'Engine size': (row) => row.engine_size,
  'RedBook code': (row) => `RB-${row.make.slice(0, 3)}${row.model.slice(0, 3)}-${row.year}`.toUpperCase(),
  'NVIC code': (row) => row.nvic,
  'AutoGrab ID': (row) => `AG-${row.stocknum}`,
}

/** Wire names already covered by the dealer columns, or that follow from another column. */
const CARRIED = new Set([
  'stocknum',
  'car_type',
  'make',
  'model',
  'price',
  'badge',
  'series',
  'regplate',
  'rego_expiry',
  'vin',
  'simple_body',
  'year',
  'km',
  'interior_colour',
  'colour',
  'location_code',
  'build_date',
  'compliance_date',
  'dealercomments',
  'fuel',
  'trans',
  'doors',
  'seats',
  'standardEquipment',
  'certified',
  'drive',
  'engine_size',
  'nvic',
  'variant.cylinders',
])
const GROUPS = new Set(['specifications', 'variant', 'autograb_data'])

/** The rows as CSV: RFC 4180 quotes, CRLF, one header line (feed-columns.md). */
export function* csvFeed(rows: Iterable<StockRow>): Generator<string> {
  let extra: string[] | undefined
  for (const row of rows) {
    if (!extra) {
      extra = extraColumns(row)
      yield `${[...Object.keys(DEALER_COLUMNS), ...extra].map(quote).join(',')}\r\n`
    }
    const cells = [
      ...Object.values(DEALER_COLUMNS).map((read) => read(row)),
      ...extra.map((name) => valueAt(row, name)),
    ]
    yield `${cells.map((value) => quote(cellText(value))).join(',')}\r\n`
  }
}

function extraColumns(row: StockRow): string[] {
  const names = Object.entries(row).flatMap(([name, value]) =>
    GROUPS.has(name) ? Object.keys(value as object).map((inner) => `${name}.${inner}`) : [name],
  )
  return names.filter((name) => !CARRIED.has(name))
}

function valueAt(row: StockRow, name: string): unknown {
  const [outer = '', inner] = name.split('.')
  const value = (row as Record<string, unknown>)[outer]
  return inner === undefined ? value : (value as Record<string, unknown>)[inner]
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return listText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function listText(values: readonly unknown[]): string {
  if (values.length === 0) return ''
  if (values.every((value) => typeof value === 'string')) return values.join('|')
  if (values.every((value) => isImage(value))) return values.map((image) => image.url).join('|')
  return JSON.stringify(values)
}

function isImage(value: unknown): value is { url: string; thumb: object } {
  return typeof value === 'object' && value !== null && 'thumb' in value
}

function quote(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function day(date: string | null): string | null {
  return date === null ? null : date.split('-').reverse().join('/')
}
