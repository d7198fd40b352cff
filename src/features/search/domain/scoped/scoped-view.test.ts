import { expect, test } from 'vitest'
import { toScopedView } from './scoped-view.ts'

const view = (offset: number, count: number) =>
  toScopedView({
    path: '/directory',
    asked: { chosen: { 'model.body': ['SUV'] }, price: null, query: '', offset },
    fields: [
      { name: 'manufacturer.name', label: 'Make', allLabel: 'All makes', options: [{ value: 'Kia', count }] },
      { name: 'model.body', label: 'Body', allLabel: 'All bodies', options: [{ value: 'SUV', count }] },
    ],
    hasPrice: false,
    cards: [],
    count,
  })

test('pages hold 21 and keep the query (SRCH-035)', () => {
  const second = view(21, 45)
  expect(second.pages.map((page) => page?.href)).toEqual([
    '/directory?model.body=SUV',
    '/directory?model.body=SUV&offset=21',
    '/directory?model.body=SUV&offset=42',
  ])
  expect(second.page).toBe(2)
  expect(view(0, 21).pages).toEqual([])
  expect(view(84, 45).pages.at(-1)?.href).toBe('/directory?model.body=SUV&offset=42')
})

test('a field with a single value is hidden unless it is chosen', () => {
  expect(view(0, 3).fields.map(({ name }) => name)).toEqual(['model.body'])
})

test('SRCH-035: the choice in the address is selected, however it is spelt', () => {
  const { asked, path, fields } = view(0, 30)
  const spelled = { ...asked, chosen: { 'model.body': ['suv'] } }
  expect(
    toScopedView({ path, fields, asked: spelled, hasPrice: false, cards: [], count: 30 }).asked.chosen[
      'model.body'
    ],
  ).toEqual(['SUV'])
})
