import type { TradeInVehicle } from '#src/features/trade-in/domain/trade-in.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'

type DemoRego = { rego: string; regoState: AuState; vehicle: TradeInVehicle }

const entry = (rego: string, regoState: AuState, vehicle: Partial<TradeInVehicle>): DemoRego => ({
  rego,
  regoState,
  vehicle: {
    itemType: 'car',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: null,
    body: null,
    fuel: null,
    transmission: null,
    drive: null,
    ...vehicle,
  },
})

/**
 * Fictional plates in the demo's register (docs/trade-in.md): some with a market, one without, one too old,
 * one of each kind.
 */
export const DEMO_REGOS: readonly DemoRego[] = [
  entry('123DEM', 'QLD', { year: 2022, make: 'Kia', model: 'Carnival', badge: 'Platinum' }),
  entry('456DEM', 'QLD', { year: 2020, make: 'Mazda', model: 'CX-9', badge: 'Touring AWD' }),
  entry('DEM12A', 'NSW', { year: 2022, make: 'Hyundai', model: 'i30', badge: 'N Premium' }),
  entry('1DE2MO', 'VIC', {
    year: 2022,
    model: 'HiLux',
    badge: 'SR5',
    body: 'Ute',
    fuel: 'Diesel',
    drive: '4x4',
  }),
  entry('RARE01', 'QLD', {
    year: 2022,
    make: 'Peugeot',
    model: '508',
    badge: 'GT',
    body: 'Sedan',
    drive: 'FWD',
  }),
  entry('OLD001', 'QLD', {
    year: 2014,
    make: 'Holden',
    model: 'Commodore',
    badge: 'SV6',
    body: 'Sedan',
    drive: 'RWD',
  }),
  entry('1DM99', 'QLD', {
    itemType: 'motorcycle',
    year: 2022,
    make: 'Kawasaki',
    model: 'Z900',
  }),
  entry('TRK001', 'NSW', { itemType: 'truck', year: 2022, make: 'Isuzu', model: 'FYJ' }),
  entry('123UDM', 'QLD', {
    itemType: 'caravan',
    badge: 'BR22BE3',
    make: 'New Age',
    model: 'Big Red',
  }),
]
