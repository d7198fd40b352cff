import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '#src/testing/cpu-time.ts'
import { parseAddressList, parseCell, parseDay, parseFlag, parseList, parseNumber } from './cell.ts'

test('Australian numbers are read with their signs and units', () => {
  const cases: [string, number | null][] = [
    ['34990', 34990],
    ['$34,990', 34990],
    ['A$ 34,990.50', 34990.5],
    ['48,210 km', 48210],
    ['48 210 kms', 48210],
    ['2.0L', 2],
    ['1998cc', 1998],
    ['TBC', null],
    ['POA', null],
    ['$', null],
    ['', null],
  ]
  for (const [text, number] of cases)
    expect([text, parseNumber(text)]).toEqual([text, { ok: true, value: number }])
  for (const text of ['34.990,00', '3,49,90', '12,34', 'abc', '1e9', '0x10', 'Infinity', '--5', '1 2'])
    expect([text, parseNumber(text).ok]).toEqual([text, false])
})

test('every amount written the Australian way is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (cents, hasSign) => {
      const text = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(cents / 100)
      expect(parseNumber(hasSign ? `$${text}` : text)).toEqual({ ok: true, value: cents / 100 })
    }),
  )
})

test('every day written dd/mm/yyyy is read back, and invalid days are refused (B6)', () => {
  const day = fc.date({
    min: new Date('1950-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year, month, dayOfMonth] = iso.split('-')
      expect(parseDay(`${dayOfMonth}/${month}/${year}`)).toEqual({ ok: true, value: iso })
      expect(parseDay(date.toISOString())).toEqual({ ok: true, value: iso })
    }),
  )
  expect(parseDay('3/2021')).toEqual({ ok: true, value: '2021-03-01' })
  for (const text of ['31/02/2025', '13/13/2025', '1/1/025', 'soon', '2025'])
    expect(parseDay(text).ok).toBe(false)
})

test('yes and no are read in any spelling, and other words are refused', () => {
  for (const text of ['Y', 'yes', 'TRUE', '1']) expect(parseFlag(text)).toEqual({ ok: true, value: true })
  for (const text of ['N', 'No', 'false', '0']) expect(parseFlag(text)).toEqual({ ok: true, value: false })
  expect(parseFlag('maybe').ok).toBe(false)
})

test('lists split at the strongest separator, and addresses keep their commas', () => {
  expect(parseList('Tow bar, tray|Sunroof')).toEqual({ ok: true, value: ['Tow bar, tray', 'Sunroof'] })
  expect(parseList('a, b')).toEqual({ ok: true, value: ['a', 'b'] })
  expect(parseAddressList('https://x/a,b.jpg|https://x/c.jpg')).toEqual({
    ok: true,
    value: ['https://x/a,b.jpg', 'https://x/c.jpg'],
  })
  expect(parseAddressList('https://x/a.jpg,https://x/c.jpg')).toEqual({
    ok: true,
    value: ['https://x/a.jpg', 'https://x/c.jpg'],
  })
})

test('feet become millimetres (VDP-052) and choices are read by the words of their source', () => {
  expect(
    parseCell('21.5 ft', { field: { wire: 'body_length', key: '', kind: 'integer' }, words: {} }),
  ).toEqual({ ok: true, value: 6553 })
  const rule = {
    field: { wire: 'car_type', key: '', kind: 'choice', choices: ['new', 'demo', 'used'] },
    words: { demonstrator: 'demo' },
  } as const
  expect(parseCell(' USED ', rule)).toEqual({ ok: true, value: 'used' })
  expect(parseCell('Demonstrator', rule)).toEqual({ ok: true, value: 'demo' })
  expect(parseCell('constructor', rule)).toEqual({ ok: true, value: 'constructor' })
})

test('a long run of spaces or digits in a number is refused without delay', async () => {
  for (const text of [`1${' '.repeat(50_000)}x`, `1${'\t'.repeat(50_000)}k`, `${'9'.repeat(50_000)}x`])
    expect(await cpuMs(() => expect(parseNumber(text).ok).toBe(false))).toBeLessThan(100)
})

test('counts and kilometres in words are accepted only where they belong', () => {
  const read = (wire: string, text: string) =>
    parseCell(text, { field: { wire, key: wire, kind: 'integer' }, words: {} })
  for (const [wire, text, value] of [
    ['cylinders', 'V6', 6],
    ['cylinders', '4 Cyl', 4],
    ['doors', '4D', 4],
    ['seats', '5 seats', 5],
    ['gearnum', '6 Speed', 6],
    ['km', 'Delivery kms', null],
  ] as const)
    expect([wire, text, read(wire, text)]).toEqual([wire, text, { ok: true, value }])
  expect(read('km', 'V6').ok).toBe(false)
})
