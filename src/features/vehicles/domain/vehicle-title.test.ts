import { expect, test } from 'vitest'
import { vehicleTitle, vehicleTitleText } from './vehicle-title.ts'

const base = {
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  series: 'GUN126R',
  name: 'feed name',
}

test('a title gives year, make and model, then badge and series (DATA-001)', () => {
  expect(vehicleTitle(base)).toEqual({ main: '2021 Toyota HiLux', detail: 'SR5 GUN126R' })
  expect(vehicleTitleText(base)).toBe('2021 Toyota HiLux SR5 GUN126R')
})

test('nothing is repeated and nothing empty is included', () => {
  expect(vehicleTitleText({ ...base, model: 'Toyota HiLux', badge: 'HiLux SR5', series: null })).toBe(
    '2021 Toyota HiLux SR5',
  )
  expect(vehicleTitleText({ ...base, badge: 'SR5 GUN126R' })).toBe('2021 Toyota HiLux SR5 GUN126R')
  expect(vehicleTitleText({ ...base, model: '3 Series', make: 'BMW', badge: '330i', series: null })).toBe(
    '2021 BMW 3 Series 330i',
  )
  expect(vehicleTitle({ ...base, year: 0, badge: null, series: null })).toEqual({
    main: 'Toyota HiLux',
    detail: null,
  })
})

test('a badge that merely starts like the model is kept whole', () => {
  expect(
    vehicleTitleText({ ...base, make: 'Mazda', model: 'CX-3', badge: 'CX-30 Touring', series: null }),
  ).toBe('2021 Mazda CX-3 CX-30 Touring')
})

test('without make and model the feed’s name is used', () => {
  expect(vehicleTitle({ ...base, make: '', model: ' ' })).toEqual({ main: 'feed name', detail: null })
})
