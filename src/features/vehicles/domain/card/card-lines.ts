import { formatKilometres, formatWhole } from '#src/shared/domain/number-format.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** A named figure, as in list rows: `Payload` `1,240 kg`. */
export type Figure = { label: string; value: string }

/** The short facts under a card's title, at most four: `48,210 km`, `Automatic`, `Diesel`, `Ute`. */
export function cardFacts(document: StockDocument): string[] {
  const km = document.km === null ? null : formatKilometres(document.km)
  const isTowed = document.item_type === 'caravan'
  const engine =
    document.item_type === 'motorcycle' && document.engine_size
      ? `${formatWhole(document.engine_size)} cc`
      : null
  const facts = isTowed
    ? [document.sleeps ? `Sleeps ${document.sleeps}` : null, document.body]
    : [km, engine, document.transmission, document.fuel, document.body]
  return facts.filter((fact): fact is string => Boolean(fact)).slice(0, 4)
}

/** The figures buyers of this item type ask for first, such as payload and GVM, or ATM and sleeps (look.md). */
export function workingFigures(document: StockDocument): Figure[] {
  const kg = (value: number | null) => (value && value > 0 ? `${formatWhole(value)} kg` : null)
  const byType: Record<string, [string, string | null][]> = {
    truck: [
      ['Payload', kg(document.payload)],
      ['GVM', kg(document.gvm)],
      ['Braked towing', kg(document.towing_braked)],
    ],
    caravan: [
      ['ATM', kg(document.atm)],
      ['Sleeps', document.sleeps ? String(document.sleeps) : null],
      ['Payload', kg(document.payload)],
    ],
    motorcycle: [
      ['Engine', document.engine_size ? `${formatWhole(document.engine_size)} cc` : null],
      ['LAMS', document.lams === null ? null : document.lams ? 'Approved' : 'No'],
    ],
    car: [
      ['Braked towing', kg(document.towing_braked)],
      ['Payload', kg(document.payload)],
      ['Seats', document.seats ? String(document.seats) : null],
    ],
  }
  const rows = byType[document.item_type] ?? byType.car ?? []
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** Where the vehicle is, for the overlay on its picture (CARD-001); null if unknown. */
export function locationText(
  document: Pick<StockDocument, 'location_name' | 'city' | 'state'>,
): string | null {
  if (document.location_name) return document.location_name
  return [document.city, document.state].filter(Boolean).join(' ') || null
}
