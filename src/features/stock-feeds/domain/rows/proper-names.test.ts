import { expect, test } from 'vitest'
import { properMake, properModel, properWords } from './proper-names.ts'

test.each([
  ['FORD', 'Ford'],
  ['bmw', 'BMW'],
  ['Mg', 'MG'],
  ['GWM', 'GWM'],
  ['Ldv', 'LDV'],
  ['BYD', 'BYD'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['VW', 'Volkswagen'],
  ['LAND ROVER', 'Land Rover'],
  ['HARLEY DAVIDSON', 'Harley-Davidson'],
  ['ssangyong', 'SsangYong'],
  ['CITROEN', 'Citroën'],
  ['LOTUS CARAVANS', 'Lotus Caravans'],
  ['Crusader', 'Crusader'],
])('make %s is %s', (text, name) => {
  expect(properMake(text)).toBe(name)
})

test.each([
  ['RANGER', 'Ranger'],
  ['HILUX', 'HiLux'],
  ['Hilux', 'HiLux'],
  ['LANDCRUISER PRADO', 'LandCruiser Prado'],
  ['RAV4', 'RAV4'],
  ['CX-5', 'CX-5'],
  ['cx-5', 'CX-5'],
  ['I30', 'i30'],
  ['X-TRAIL', 'X-Trail'],
  ['DMAX', 'D-MAX'],
  ['ASX', 'ASX'],
  ['RIO', 'Rio'],
  ['OUTLANDER', 'Outlander'],
  ['TRITON', 'Triton'],
  ['3', '3'],
  ['Model Y', 'Model Y'],
  ['C200', 'C200'],
  ['GLC', 'GLC'],
])('model %s is %s', (text, name) => {
  expect(properModel(text)).toBe(name)
})

test.each([
  ['SR5 DOUBLE CAB', 'SR5 Double Cab'],
  ['XLT', 'XLT'],
  ['GT-LINE', 'GT-Line'],
  ['WILDTRAK X 4X4', 'Wildtrak X 4x4'],
  ['SNOWFLAKE WHITE', 'Snowflake White'],
  ['ST-L', 'ST-L'],
  ['Titanium', 'Titanium'],
  ['', ''],
])('words %s are %s', (text, words) => {
  expect(properWords(text)).toBe(words)
})
