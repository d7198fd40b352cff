import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  galleryViews,
  parseSamplePicture,
  parseSamplePictureUrl,
  SAMPLE_MODELS,
  samplePictureUrl,
  spinViews,
  viewName,
  type SampleModel,
} from './sample-picture.ts'

const models = Object.keys(SAMPLE_MODELS) as SampleModel[]

test('every listed view has its master in the repository', () => {
  for (const model of models) {
    for (const view of [...galleryViews(model), ...spinViews(model)]) {
      const name =
        view === 'interior'
          ? `${model}_interior.webp`
          : `${model}_${view.replace(/^spin-0*(?=\d)/, 'spin_')}.avif`
      expect(existsSync(`seed/pictures/masters/${name}`), name).toBe(true)
    }
  }
})

test('suv and ute spin in 24 frames, 15 degrees apart (VDP-005)', () => {
  expect(spinViews('suv')).toHaveLength(24)
  expect(spinViews('ute')[23]).toBe('spin-345')
  expect(spinViews('hatch')).toEqual([])
})

test('a sample picture survives a round trip through its URL, with or without a query', () => {
  for (const model of models) {
    const picture = { model, view: '-38', paint: 'dark-green' } as const
    expect(parseSamplePictureUrl(samplePictureUrl(picture))).toEqual(picture)
    expect(parseSamplePictureUrl(`${samplePictureUrl(picture)}?w=320&q=75`)).toEqual(picture)
  }
  expect(parseSamplePictureUrl('suv/36/red')).toEqual({ model: 'suv', view: '36', paint: 'red' })
})

test.each([
  ['tank', '36', 'red'],
  ['constructor', '36', 'red'],
  ['suv', '37', 'red'],
  ['hatch', 'spin-000', 'red'],
  ['hatch', 'interior', 'red'],
  ['suv', '../../etc/passwd', 'red'],
  ['suv', '36', '../red'],
  ['suv', '36', 'hotpink'],
  ['suv', '36', '__proto__'],
  ['suv', '36', 'red.svg'],
])('%s / %s / %s is not a picture', (model, view, paint) => {
  expect(parseSamplePicture(model, view, paint)).toBeUndefined()
})

test('other sources are not sample pictures', () => {
  for (const source of [
    '',
    '/',
    'https://cdn.example.com/a.jpg',
    '/img/sample/suv/36',
    '/img/sample/suv/36/red/x',
    'a/b/c',
  ]) {
    expect(parseSamplePictureUrl(source), source).toBeUndefined()
  }
})

test('views have names for alt texts', () => {
  expect(viewName('36')).toBe('front three-quarter view')
  expect(viewName('spin-045')).toBe('view at 45 degrees')
  for (const model of models)
    for (const view of galleryViews(model)) expect(viewName(view)).not.toBe('picture')
})
