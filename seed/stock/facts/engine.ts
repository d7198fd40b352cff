import type { EngineText } from '#seed/stock/catalogue/catalogue-model.ts'

export type Engine = {
  fuel: string | null
  simpleFuel: string | null
  litres: number | null
  cc: number | null
  cylinders: number | null
  gears: number | null
  transmission: string | null
  simpleTransmission: string | null
  drive: string | null
  consumption: number | null
  torqueNm: number | null
  induction: string | null
}

const FUELS: Record<string, [fuel: string, simple: string, induction: string | null]> = {
  P: ['Petrol - Unleaded', 'Petrol', 'Aspirated'],
  T: ['Petrol - Premium Unleaded', 'Petrol', 'Turbo'],
  D: ['Diesel', 'Diesel', 'Turbo Intercooled'],
  H: ['Hybrid - Petrol/Electric', 'Hybrid', 'Aspirated'],
  X: ['Plug-in Hybrid - Petrol/Electric', 'Plug-in Hybrid', 'Turbo'],
  E: ['Electric', 'Electric', null],
}
const DRIVES: Record<string, string> = {
  FWD: 'Front Wheel Drive',
  RWD: 'Rear Wheel Drive',
  AWD: 'All Wheel Drive',
  '4x4': '4x4',
}

/** Reads an engine of the catalogue: `D 2.8 4 6A 4x4 8.0 500`. */
export function readEngine(text: EngineText): Engine {
  const [fuelKey = '-', litres, cylinders, box = '-', drive = '-', consumption, torque] = text.split(' ')
  const [fuel, simpleFuel, induction] = FUELS[fuelKey] ?? [null, null, null]
  const gears = Number.parseInt(box, 10)
  const kind = box.replace(/^\d+/, '')
  const litreSize = number(litres)
  return {
    fuel,
    simpleFuel,
    induction,
    litres: litreSize === null ? null : Math.round(litreSize * 100) / 100,
    cc: litreSize === null ? null : Math.round(litreSize * 1000),
    cylinders: number(cylinders),
    gears: Number.isNaN(gears) ? null : gears,
    transmission: gearbox(kind, gears),
    simpleTransmission: kind === '-' ? null : kind === 'M' ? 'Manual' : 'Automatic',
    drive: DRIVES[drive] ?? null,
    consumption: fuelKey === 'E' ? null : number(consumption),
    torqueNm: number(torque),
  }
}

function gearbox(kind: string, gears: number): string | null {
  if (kind === '-') return null
  if (kind === 'CVT') return 'Constantly Variable Transmission'
  if (gears === 1) return 'Reduction Gear Automatic'
  return `${gears} Speed ${kind === 'M' ? 'Manual' : kind === 'DCT' ? 'Auto Dual Clutch' : 'Sports Automatic'}`
}

function number(text: string | undefined): number | null {
  const value = Number(text)
  return text === undefined || Number.isNaN(value) || value === 0 ? null : value
}
