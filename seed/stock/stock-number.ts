import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'

/** The stock number of a dealership's nth vehicle, counted from 0. */
export function stockNumberOf(carType: CarType, serial: number): string {
  return `${carType.charAt(0).toUpperCase()}${10_000 + serial}`
}
