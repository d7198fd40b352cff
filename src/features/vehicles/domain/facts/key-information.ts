import { formatKilometres, formatWhole } from '#src/shared/domain/number-format.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { formatMetresAndFeet } from './length-text.ts'

/** VDP-010: facts shown before Show More. */
export const KEY_INFORMATION_SHOWN = 4

export type Fact = { label: string; value: string }

/** Facts in the order buyers of this item type ask, without empty rows; four show at first (VDP-010, look.md). */
export function keyInformation(vehicle: Vehicle): Fact[] {
  const byType = { car: carFacts, truck: truckFacts, motorcycle: motorcycleFacts, caravan: caravanFacts }
  return byType[vehicle.itemType](vehicle).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

type Row = [label: string, value: string | null]

function carFacts(v: Vehicle): Row[] {
  return [
    odometer(v),
    ['Transmission', v.simpleTransmission ?? v.transmission],
    ['Fuel', v.simpleFuel ?? v.fuel],
    ['Body', v.simpleBody],
    ['Drive', v.drive],
    ['Engine', engineText(v)],
    ['Consumption', consumptionText(v)],
    ['Seats', count(v.seats)],
    ['Doors', count(v.doors)],
    ['Braked towing', kg(v.variant.towingCapacityBrakedKg)],
    ['Colour', v.colour],
  ]
}

function truckFacts(v: Vehicle): Row[] {
  return [
    ['Payload', kg(v.specifications.payloadKg)],
    ['GVM', kg(v.variant.grossVehicleMassKg)],
    odometer(v),
    ['Braked towing', kg(v.variant.towingCapacityBrakedKg)],
    ['Transmission', v.transmission ?? v.simpleTransmission],
    ['Drive', v.drive],
    ['Engine', engineText(v)],
    ['Body', v.bodyConfiguration ?? v.simpleBody],
    axles(v),
    ['Fuel', fuelText(v)],
  ]
}

function motorcycleFacts(v: Vehicle): Row[] {
  const cc = v.engineSizeCc ?? v.variant.engineSizeCc
  return [
    odometer(v),
    ['Engine', cc ? `${formatWhole(cc)} cc` : null],
    ['LAMS', lamsText(v)],
    ['Type', v.simpleBody],
    ['Seat height', mm(v.specifications.seatHeightMm)],
    ['Transmission', v.simpleTransmission ?? v.transmission],
    ['Gears', count(v.gears)],
    ['Colour', v.colour],
  ]
}

function caravanFacts(v: Vehicle): Row[] {
  const s = v.specifications
  return [
    ['Sleeps', count(s.sleeps)],
    ['ATM', kg(s.aggregateTrailerMassKg)],
    ['Tare', kg(s.tareWeightKg)],
    ['Length', s.bodyLengthMm ? formatMetresAndFeet(s.bodyLengthMm) : null],
    ['Payload', kg(s.payloadKg)],
    ['Width', mm(s.bodyWidthMm)],
    axles(v),
    ['Type', v.simpleBody],
    ['Colour', v.colour],
  ]
}

/** A truck's `6x4` tells its wheels and those driven, and is not said twice; a caravan has a single or tandem axle. */
export function axles({ itemType, drive, specifications: { axleType } }: Vehicle): Row {
  return itemType === 'truck'
    ? ['Axle configuration', axleType === drive ? null : axleType]
    : ['Axles', axleType]
}

function odometer(v: Vehicle): Row {
  return ['Odometer', v.km === null ? null : formatKilometres(v.km)]
}

/** `Approved` or `Not approved`: learners may ride LAMS-approved motorcycles only. */
export function lamsText(v: Pick<Vehicle, 'specifications'>): string | null {
  const approved = v.specifications.isLamsApproved
  return approved === null ? null : approved ? 'Approved' : 'Not approved'
}

/** `8.1 L/100km`, or null when unknown. */
export function consumptionText(v: Pick<Vehicle, 'variant'>): string | null {
  const litres = v.variant.fuelConsumptionCombined
  return litres ? `${litres.toFixed(1)} L/100km` : null
}

/** `Diesel, 8.1 L/100km`; no litres for electric vehicles. */
export function fuelText(v: Pick<Vehicle, 'simpleFuel' | 'fuel' | 'variant'>): string | null {
  const fuel = v.simpleFuel ?? v.fuel
  if (!fuel) return null
  return [fuel, consumptionText(v)].filter(Boolean).join(', ')
}

/** `2.8 L, 4 cyl turbo`. */
export function engineText(v: Pick<Vehicle, 'engineSizeLitres' | 'variant'>): string | null {
  const litres = v.engineSizeLitres ?? v.variant.engineSizeLitres
  const parts = [
    litres ? `${litres.toFixed(1)} L` : null,
    v.variant.cylinders ? `${v.variant.cylinders} cyl` : null,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

/** `2,120 kg`, or null if missing or zero. */
export function kg(value: number | null): string | null {
  return value && value > 0 ? `${formatWhole(value)} kg` : null
}

/** `1,855 mm`, or null if missing or zero. */
export function mm(value: number | null): string | null {
  return value && value > 0 ? `${formatWhole(value)} mm` : null
}

function count(value: number | null): string | null {
  return value && value > 0 ? String(value) : null
}
