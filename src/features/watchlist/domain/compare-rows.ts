import { formatKilometres, formatWhole } from '#src/shared/domain/number-format.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

export type CompareRow = { label: string; values: string[]; isDifferent: boolean }

const kilograms = (value: number | null) => (value === null ? null : `${formatWhole(value)} kg`)
const FIELDS: readonly { label: string; read: (document: StockDocument) => string | number | null }[] = [
  { label: 'Year', read: ({ year }) => year },
  { label: 'Kilometres', read: ({ km }) => (km === null ? null : formatKilometres(km)) },
  {
    label: 'Condition',
    read: ({ car_type }) => ({ new: 'New', demo: 'Demo', used: 'Used' })[car_type] ?? car_type,
  },
  { label: 'Badge', read: ({ badge }) => badge },
  { label: 'Body', read: ({ body }) => body },
  { label: 'Transmission', read: ({ transmission }) => transmission },
  { label: 'Fuel', read: ({ fuel }) => fuel },
  { label: 'Drive', read: ({ drive }) => drive },
  { label: 'Engine', read: ({ engine_size }) => (engine_size === null ? null : `${engine_size} L`) },
  { label: 'Seats', read: ({ seats }) => seats },
  { label: 'Doors', read: ({ doors }) => doors },
  { label: 'Gross vehicle mass', read: ({ gvm }) => kilograms(gvm) },
  { label: 'Payload', read: ({ payload }) => kilograms(payload) },
  { label: 'Aggregate trailer mass', read: ({ atm }) => kilograms(atm) },
  { label: 'Braked towing', read: ({ towing_braked }) => kilograms(towing_braked) },
  { label: 'Sleeps', read: ({ sleeps }) => sleeps },
  { label: 'Learner approved (LAMS)', read: ({ lams }) => (lams === null ? null : lams ? 'Yes' : 'No') },
  { label: 'Colour', read: ({ colour }) => colour },
  { label: 'Certified', read: ({ certified }) => (certified ? 'Yes' : null) },
  { label: 'Location', read: ({ location_name, city }) => location_name ?? city },
  { label: 'Stock number', read: ({ stocknum }) => stocknum },
]
const NOT_GIVEN = 'Not stated'

/** Specification rows for comparing vehicles, without those empty for all; each says whether it differs (FAV-003). */
export function compareRows(documents: readonly StockDocument[]): CompareRow[] {
  return FIELDS.flatMap(({ label, read }) => {
    const values = documents.map((document) => read(document))
    if (values.every((value) => value === null)) return []
    const texts = values.map((value) => (value === null ? NOT_GIVEN : String(value)))
    return [{ label, values: texts, isDifferent: new Set(texts).size > 1 }]
  })
}
