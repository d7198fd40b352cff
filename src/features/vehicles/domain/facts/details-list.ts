import { shortMonth } from '#src/shared/domain/calendar-date.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Fact } from './key-information.ts'

const CONDITION = { new: 'New', demo: 'Demonstrator', used: 'Used' } as const

/** Rows of the details card, without empty ones (VDP-011, VDP-057). */
export function detailsList(v: Vehicle): Fact[] {
  return present([
    ['Condition', CONDITION[v.carType]],
    ['Stock number', v.stockNumber],
    ['Colour', v.colour],
    ['Interior', v.interiorColour],
    ['VIN', v.vin],
    ['Built', monthText(v.buildDate)],
    ['Complied', monthText(v.complianceDate)],
  ])
}

/** The used-vehicle section: what comes with a used vehicle; empty for new stock (VDP-011). */
export function usedVehicleList(v: Vehicle): Fact[] {
  if (v.carType === 'new') return []
  return present([
    ['Registration', v.regplate],
    ['Registered until', dateText(v.regoExpiry)],
    ['Odometer', v.km === null ? null : `${v.km.toLocaleString('en-AU')} km`],
    ['NVIC', v.nvic],
  ])
}

/** `17 Mar 2027` from YYYY-MM-DD; null for anything else. */
export function dateText(date: string | null): string | null {
  const parts = date?.match(/^(\d{4})-(\d{2})-(\d{2})/)
  const month = parts ? shortMonth(Number(parts[2])) : undefined
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : null
}

/** `Mar 2021` from YYYY-MM or YYYY-MM-DD; null for anything else. */
export function monthText(date: string | null): string | null {
  const parts = date?.match(/^(\d{4})-(\d{2})/)
  const month = parts ? shortMonth(Number(parts[2])) : undefined
  return parts && month ? `${month} ${parts[1]}` : null
}

function present(rows: [string, string | null][]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
