import { expect, test } from 'vitest'
import { aPlaceOf, aWeek } from '../testing/location-builders.ts'
import { locationJsonLd, placeBreadcrumbJsonLd } from './location-json-ld.ts'

const jsonLd = (over: object = {}, site: object = {}) => {
  const context = aPlaceOf(over, site)
  return locationJsonLd(context.site, context.place)
}

test('a showroom is an AutoDealer with address, position, phone, licence and hours (standards.md B3)', () => {
  expect(jsonLd()).toMatchObject({
    '@type': 'AutoDealer',
    '@id': 'https://demo.example/locations/southport#dealer',
    telephone: '07 5550 1000',
    identifier: 'Licence 4455101',
    geo: { latitude: -27.98, longitude: 153.4 },
    address: { addressRegion: 'QLD', addressCountry: 'AU' },
  })
  const hours = jsonLd().openingHoursSpecification as { dayOfWeek: string }[]
  expect(hours.map(({ dayOfWeek }) => dayOfWeek)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
})

test('departments have their own hours, holidays are listed, and midnight is in a form schema.org accepts', () => {
  const node = jsonLd({
    types: ['sales', 'service'],
    hours: { sales: aWeek(['08:00', '24:00']), service: aWeek(['07:00', '16:00']) },
    specialHours: [{ date: '2026-12-25', status: 'Closed' }],
  })
  expect(node.openingHoursSpecification).toMatchObject([{ closes: '23:59' }, {}, {}, {}, {}])
  expect(node.department).toMatchObject([
    { '@type': 'AutoDealer' },
    { '@type': 'AutoRepair', openingHoursSpecification: [{ opens: '07:00' }, {}, {}, {}, {}] },
  ])
  expect(node.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
  ])
})

test('hours that end the next morning close before they open, as schema.org writes it', () => {
  expect(jsonLd({ hours: { sales: aWeek(['18:00', '01:00']) } }).openingHoursSpecification).toMatchObject([
    { opens: '18:00', closes: '01:00' },
    {},
    {},
    {},
    {},
  ])
})

test('a workshop without sales is an AutoRepair and a motorcycle showroom a MotorcycleDealer', () => {
  expect(jsonLd({ types: ['service'] })['@type']).toBe('AutoRepair')
  expect(jsonLd({}, { itemTypes: ['motorcycle'] })['@type']).toBe('MotorcycleDealer')
})

test('a breadcrumb names each step with its address', () => {
  expect(placeBreadcrumbJsonLd('https://demo.example', [{ label: 'Home', href: '/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://demo.example/' }],
  })
})
