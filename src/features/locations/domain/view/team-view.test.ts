import { expect, test } from 'vitest'
import { aPlaceOf } from '../testing/location-builders.ts'
import { toTeamGroups } from './team-view.ts'

test('a location’s team is grouped by department, those without one first (ROUTE-037)', () => {
  const { place } = aPlaceOf({
    team: [
      { name: 'Kit Sample', role: 'Technician', department: 'service' },
      { name: 'Ari van Demo', role: 'Dealer principal', phone: '07 5550 1000' },
      { name: 'Mo', role: 'Sales consultant', department: 'sales' },
    ],
  })
  expect(
    toTeamGroups(place.team).map(({ heading, people }) => [heading, people.map(({ initials }) => initials)]),
  ).toEqual([
    ['Leadership', ['AD']],
    ['Sales', ['M']],
    ['Service', ['KS']],
  ])
  expect(toTeamGroups(place.team)[0]?.people[0]?.phone).toEqual({
    text: '07 5550 1000',
    href: 'tel:0755501000',
  })
})

test('a location without a team has no groups', () => {
  expect(toTeamGroups([])).toEqual([])
})
