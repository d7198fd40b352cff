/** A tow vehicle as its maker rates it: the model's highest braked towing capacity in kg over these model years. */
export type TowVehicle = { key: string; make: string; model: string; years: string; brakedKg: number }

type Row = [model: string, years: string, brakedKg: number]

/** Makers' published ratings of tow vehicles sold in Australia; other variants of a model may be rated lower. */
const TABLE: Record<string, Row[]> = {
  Ford: [
    ['Ranger', '2011 to 2026', 3500],
    ['Everest', '2015 to 2021', 3000],
    ['Everest', '2022 to 2026', 3500],
  ],
  Isuzu: [
    ['D-MAX', '2012 to 2026', 3500],
    ['MU-X', '2013 to 2020', 3000],
    ['MU-X', '2021 to 2026', 3500],
  ],
  'Land Rover': [
    ['Defender', '2020 to 2026', 3500],
    ['Discovery', '2017 to 2026', 3500],
  ],
  Mazda: [['BT-50', '2011 to 2026', 3500]],
  Mitsubishi: [
    ['Pajero Sport', '2015 to 2024', 3100],
    ['Triton', '2015 to 2023', 3100],
    ['Triton', '2024 to 2026', 3500],
  ],
  Nissan: [
    ['Navara', '2015 to 2025', 3500],
    ['Patrol', '2013 to 2026', 3500],
  ],
  Toyota: [
    ['HiLux 4x4', '2020 to 2026', 3500],
    ['Kluger', '2014 to 2026', 2000],
    ['LandCruiser 70', '2007 to 2026', 3500],
    ['LandCruiser 200', '2008 to 2021', 3500],
    ['LandCruiser 300', '2021 to 2026', 3500],
    ['LandCruiser Prado', '2010 to 2017', 2500],
    ['LandCruiser Prado', '2018 to 2023', 3000],
    ['LandCruiser Prado', '2024 to 2026', 3500],
  ],
  Volkswagen: [
    ['Amarok', '2011 to 2022', 3000],
    ['Amarok', '2023 to 2026', 3500],
  ],
}

/** Every tow vehicle of the table, by make and model. */
export const TOW_VEHICLES: readonly TowVehicle[] = Object.entries(TABLE).flatMap(([make, rows]) =>
  rows.map(([model, years, brakedKg]) => ({
    key: `${make} ${model} ${years.slice(0, 4)}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    make,
    model,
    years,
    brakedKg,
  })),
)

/** The tow vehicle of a key such as `ford-ranger-2011`. */
export function findTowVehicle(key: string | null): TowVehicle | undefined {
  return TOW_VEHICLES.find((vehicle) => vehicle.key === key)
}
