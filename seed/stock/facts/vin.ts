import type { Random } from '#seed/stock/random.ts'
import { vinCheckDigit } from '#src/features/stock-feeds/domain/rows/vin.ts'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
/**
 * First three characters by make, as sold in Australia; `6T9` is the Australian small-maker code (caravans).
 */
const MAKER_CODES: Record<string, string> = {
  Toyota: 'JTM',
  Mazda: 'JM0',
  Nissan: 'JN1',
  Mitsubishi: 'MMA',
  Subaru: 'JF1',
  Honda: 'MRH',
  Suzuki: 'JSA',
  Lexus: 'JTH',
  Isuzu: 'MPA',
  Hyundai: 'KMH',
  Kia: 'KNA',
  MG: 'LSJ',
  GWM: 'LGW',
  BYD: 'LC0',
  LDV: 'LSF',
  'Mercedes-Benz': 'W1K',
  BMW: 'WBA',
  Audi: 'WAU',
  Volkswagen: 'WVW',
  Skoda: 'TMB',
  Volvo: 'YV1',
  'Land Rover': 'SAL',
  Porsche: 'WP1',
  MINI: 'WMW',
  Renault: 'VF1',
  Tesla: 'LRW',
  Ford: 'MNA',
  Holden: '6G1',
  Jeep: '1C4',
  RAM: '3C6',
  Hino: 'JHH',
  Fuso: 'JLF',
  'UD Trucks': 'JNC',
  Iveco: 'ZCF',
  Kenworth: '6F5',
  Yamaha: 'JYA',
  Kawasaki: 'JKA',
  KTM: 'VBK',
  'Harley-Davidson': '5HD',
  'Royal Enfield': 'ME3',
  Triumph: 'SMT',
  Zero: '538',
}

/**
 * A 17-character VIN without I, O or Q. The check digit in position nine is right for North American and
 * Chinese makers, where it is law (49 CFR 565.15, GB 16735), and for Korean ones. Elsewhere that position is
 * free and a few hold another character, so that an import of the demo shows some warnings.
 */
export function makeVin(make: string, year: number, serial: number, random: Random): string {
  const maker = MAKER_CODES[make] ?? '6T9'
  const described = Array.from({ length: 5 }, () => random.pick([...LETTERS_AND_DIGITS])).join('')
  const yearCode = YEAR_CODES[(((year - 2010) % 30) + 30) % 30] ?? 'A'
  const tail = `${yearCode}${random.pick([...LETTERS])}${String(serial % 1_000_000).padStart(6, '0')}`
  const open = `${maker}${described}0${tail}`
  const place =
    /^[1-5LK]/.test(maker) || random.chance(0.92) ? vinCheckDigit(open) : random.pick([...LETTERS_AND_DIGITS])
  return `${maker}${described}${place}${tail}`
}
