import { expect, test } from 'vitest'
import { groupLocations } from './location-group.ts'

test('SRCH-055: two locations with the same street and the same phone in different formats are one entry', () => {
  const places = [
    { name: 'Gympie Sales', phone: '07 5480 0000', street: '12 Mary St.' },
    { name: 'Gympie Used', phone: '+61 7 5480-0000', street: '12 mary st' },
    { name: 'Noosa', phone: '07 5480 0000', street: '1 Hastings St' },
    { name: 'A', phone: null, street: '' },
    { name: 'B', phone: null, street: '' },
  ]
  expect(groupLocations(places)).toEqual([['Gympie Sales', 'Gympie Used'], ['Noosa'], ['A'], ['B']])
})
