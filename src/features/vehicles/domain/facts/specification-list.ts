import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { axles, engineText, fuelText, kg, lamsText, mm, type Fact } from './key-information.ts'
import { formatMetresAndFeet } from './length-text.ts'

export type SpecificationGroup = { heading: string; facts: Fact[] }

/**
 * The specification sheet by item type (VDP-057): caravans start with ATM, tare and sleeps, trucks with GVM and
 * payload, motorcycles with LAMS. Empty facts and groups are left out.
 */
export function specificationList(vehicle: Vehicle): SpecificationGroup[] {
  const groups: SpecificationGroup[] = [
    { heading: massHeading(vehicle), facts: massFacts(vehicle) },
    { heading: 'Engine and drive', facts: vehicle.itemType === 'caravan' ? [] : engineFacts(vehicle) },
    { heading: 'Size', facts: sizeFacts(vehicle) },
    { heading: 'Body and safety', facts: bodyFacts(vehicle) },
  ]
  return groups.filter((group) => group.facts.length > 0)
}

function massHeading(vehicle: Vehicle): string {
  return vehicle.itemType === 'car' ? 'Towing and load' : 'Weights'
}

function massFacts(v: Vehicle): Fact[] {
  const s = v.specifications
  return present([
    ['Aggregate trailer mass (ATM)', kg(s.aggregateTrailerMassKg)],
    ['Gross vehicle mass (GVM)', kg(v.variant.grossVehicleMassKg)],
    ['Payload', kg(s.payloadKg)],
    ['Tare', kg(s.tareWeightKg)],
    ['Braked towing capacity', kg(v.variant.towingCapacityBrakedKg)],
    axles(v),
  ])
}

function engineFacts(v: Vehicle): Fact[] {
  return present([
    ['LAMS', lamsText(v)],
    [
      'Engine',
      v.itemType === 'motorcycle' && v.engineSizeCc ? `${formatWhole(v.engineSizeCc)} cc` : engineText(v),
    ],
    ['Induction', v.variant.induction],
    ['Torque', v.variant.torqueNm ? `${formatWhole(v.variant.torqueNm)} Nm` : null],
    ['Fuel', fuelText(v)],
    ['Fuel tank', v.variant.fuelCapacityLitres ? `${formatWhole(v.variant.fuelCapacityLitres)} L` : null],
    ['Transmission', v.transmission ?? v.simpleTransmission],
    ['Gears', v.gears ? String(v.gears) : null],
    ['Drive', v.drive],
  ])
}

function sizeFacts(v: Vehicle): Fact[] {
  const s = v.specifications
  return present([
    ['Sleeps', s.sleeps ? String(s.sleeps) : null],
    ['Body length', s.bodyLengthMm ? formatMetresAndFeet(s.bodyLengthMm) : null],
    ['Body width', mm(s.bodyWidthMm)],
    ['Length', mm(v.variant.vehicleLengthMm)],
    ['Width', mm(v.variant.vehicleWidthMm)],
    ['Height', mm(v.variant.vehicleHeightMm)],
    ['Ground clearance', mm(s.groundClearanceMm)],
    ['Seat height', mm(s.seatHeightMm)],
  ])
}

function bodyFacts(v: Vehicle): Fact[] {
  return present([
    ['Body', v.bodyConfiguration ?? v.variant.bodyConfiguration ?? v.simpleBody],
    ['Seats', v.seats ? String(v.seats) : null],
    ['Doors', v.doors ? String(v.doors) : null],
    ['ANCAP safety rating', ancapText(v)],
  ])
}

/** An ANCAP rating is shown with its date stamp or not at all (standards.md, ANCAP). */
function ancapText(v: Vehicle): string | null {
  const { ancapRating, ancapYear } = v.variant
  return ancapRating && ancapYear ? `${ancapRating} stars (tested ${ancapYear})` : null
}

function present(rows: [string, string | null][]): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
