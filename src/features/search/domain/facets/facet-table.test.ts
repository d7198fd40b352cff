import { expect, test } from 'vitest'
import { REFINEMENT_ATTRIBUTES } from '#src/features/search/domain/search-state.ts'
import {
  FACETS,
  MODEL_LIST_LIMIT,
  facetRows,
  isFacetShown,
  panelFacets,
  type FacetSpec,
} from './facet-table.ts'

const spec = (attribute: string): FacetSpec => {
  const found = FACETS.find((facet) => facet.attribute === attribute)
  if (!found) throw new Error(attribute)
  return found
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, count: count - index }))

test('SRCH-012, SRCH-013: every refinement attribute has a list in the panel', () => {
  const listed = new Set<string>([...FACETS.map(({ attribute }) => attribute), 'make', 'make_model', 'model'])
  expect(REFINEMENT_ATTRIBUTES.filter((attribute) => !listed.has(attribute))).toEqual([])
})

test('SRCH-044: models 30, locations 20, dealerships 40', () => {
  expect(MODEL_LIST_LIMIT).toBe(30)
  expect(facetRows(spec('location_name'), many(50), { chosen: [] })).toHaveLength(20)
  expect(facetRows(spec('dealership_name'), many(50), { chosen: [] })).toHaveLength(40)
})

test('pain 10: a chosen value stays in its list even with zero results or beyond the limit', () => {
  expect(facetRows(spec('body'), [{ value: 'SUV', count: 3 }], { chosen: ['Ute'] })).toEqual([
    { value: 'SUV', count: 3 },
    { value: 'Ute', count: 0 },
  ])
  expect(facetRows(spec('location_name'), many(50), { chosen: ['v49'] }).map(({ value }) => value)).toContain(
    'v49',
  )
})

test('SRCH-045: car types are ordered new, demo, used', () => {
  expect(
    facetRows(
      spec('car_type'),
      [
        { value: 'used', count: 9 },
        { value: 'new', count: 1 },
      ],
      { chosen: ['demo'] },
    ).map(({ value }) => value),
  ).toEqual(['new', 'demo', 'used'])
})

test('SRCH-030: the false value of certified is hidden on certified-only sites', () => {
  const values = [
    { value: 'false', count: 4 },
    { value: 'true', count: 2 },
  ]
  expect(
    facetRows(spec('certified'), values, { chosen: [], certifiedOnly: true }).map(({ value }) => value),
  ).toEqual(['true'])
  expect(
    facetRows(spec('certified'), values, { chosen: [], certifiedOnly: false }).map(({ value }) => value),
  ).toEqual(['true', 'false'])
})

test('lists without a choice are hidden, and badges wait for a model', () => {
  expect(isFacetShown(spec('fuel'), many(1), [])).toBe(false)
  expect(isFacetShown(spec('fuel'), many(1), ['fuel'])).toBe(true)
  expect(isFacetShown(spec('badge'), many(5), ['make'])).toBe(false)
  expect(isFacetShown(spec('badge'), many(5), ['make_model'])).toBe(true)
})

test('models are counted once a make is chosen, and badges once a model is', () => {
  expect(panelFacets({ refinements: {} })).not.toContain('make_model')
  expect(panelFacets({ refinements: {} })).not.toContain('badge')
  expect(panelFacets({ refinements: { make: ['Kia'] } })).toContain('make_model')
  expect(panelFacets({ refinements: { make: ['Kia'], make_model: ['Kia Rio'] } })).toContain('badge')
  expect(panelFacets({ refinements: { badge: ['GT'] } })).toContain('badge')
})
