import { expect, test } from 'vitest'
import { type AdfElement, checkAdf } from './adf-check.ts'

const el = (
  name: string,
  children: AdfElement[] | string = '',
  attributes: Record<string, string> = {},
): AdfElement => ({
  name,
  attributes,
  children: typeof children === 'string' ? [] : children,
  text: typeof children === 'string' ? children : '',
})
const vehicle = () =>
  el('vehicle', [el('year', '2022'), el('make', 'Toyota'), el('model', 'HiLux')], { interest: 'buy' })
const contact = () => el('contact', [el('name', 'Jo'), el('phone', '0412345678', { type: 'cellphone' })])
const prospect = (parts: Partial<Record<'vehicle' | 'customer', AdfElement>> = {}) =>
  el('adf', [
    el('prospect', [
      el('requestdate', '2026-11-21T14:58:37+10:00'),
      parts.vehicle ?? vehicle(),
      parts.customer ?? el('customer', [contact()]),
      el('vendor', [el('vendorname', 'N'), contact()]),
    ]),
  ])

test('the smallest lead the model allows has no fault', () => {
  expect(checkAdf(prospect())).toEqual([])
})

test('elements out of order, unknown, missing or repeated are faults (pain 3)', () => {
  expect(
    checkAdf(prospect({ vehicle: el('vehicle', [el('make', 'x'), el('year', '1'), el('model', 'y')]) })),
  ).toEqual(
    expect.arrayContaining(['/adf/prospect/vehicle lacks model', expect.stringContaining('out of order')]),
  )
  expect(checkAdf(prospect({ customer: el('customer', [contact(), contact()]) }))).toContain(
    '/adf/prospect/customer has 2 contact',
  )
  expect(checkAdf(el('adf'))).toEqual(['/adf lacks prospect'])
  expect(checkAdf(el('html'))).toEqual(['The root is html, not adf'])
})

test('a time without its offset is a fault', () => {
  const customer = el('customer', [contact(), el('timeframe', [el('earliestdate', '2026-11-30T08:30')])])
  expect(checkAdf(prospect({ customer }))).toEqual([
    '/adf/prospect/customer/timeframe/earliestdate is no ISO 8601 time with offset',
  ])
})

test('values outside their enum and empty required text are faults', () => {
  const bad = el(
    'vehicle',
    [el('year', ' '), el('make', 'x'), el('model', 'y'), el('odometer', '48,210', { units: 'kms' })],
    { interest: 'rent' },
  )
  expect(checkAdf(prospect({ vehicle: bad }))).toEqual([
    '/adf/prospect/vehicle@interest cannot be rent',
    '/adf/prospect/vehicle/year is empty',
    '/adf/prospect/vehicle/odometer@units cannot be kms',
    '/adf/prospect/vehicle/odometer is no number',
  ])
})
