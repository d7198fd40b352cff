import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { findManufacturer, MANUFACTURERS, MARK_FILES } from './manufacturers.ts'

const locate = createRequire(import.meta.url)

test('DATA-025: about 150 makes, each with its own id, name, slug, logo and item types', () => {
  expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(145)
  expect(MANUFACTURERS.length).toBeLessThanOrEqual(160)
  for (const make of MANUFACTURERS) {
    expect(make.id).toBe(`mfr_${make.slug}`)
    expect(make.slug, make.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(make.itemTypes.length, make.name).toBeGreaterThan(0)
    expect(make.range, make.name).not.toBe('')
  }
  expect(new Set(MANUFACTURERS.map(({ slug }) => slug)).size).toBe(MANUFACTURERS.length)
})

test('DATA-025: a make is found by its name in any spelling, with the address of its mark', () => {
  expect(findManufacturer('toyota')).toMatchObject({ name: 'Toyota', logo: { url: '/img/marks/toyota.svg' } })
  expect(findManufacturer('MERCEDES BENZ')).toMatchObject({ slug: 'mercedes-benz', logo: null })
  expect(findManufacturer('Skywalker')).toBeUndefined()
})

test('every mark a make names exists in the library', () => {
  expect(MARK_FILES.size).toBeGreaterThan(40)
  for (const file of MARK_FILES.values())
    expect(existsSync(locate.resolve(`simple-icons/icons/${file}.svg`)), file).toBe(true)
})

test('no make’s description contains a figure', () => {
  for (const { name, range } of MANUFACTURERS)
    expect(range, name).not.toMatch(/\d+\s*%|\bbest\b|\bnumber one\b|\$/i)
})
