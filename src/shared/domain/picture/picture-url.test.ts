import { expect, test } from 'vitest'
import { pictureSrcset, pictureUrl } from './picture-url.ts'

const source = '/img/sample/suv/36/red.webp'

test('a sample picture is requested at the next listed width', () => {
  expect(pictureUrl(source, { width: 400 })).toBe(`${source}?w=480&q=75`)
  expect(pictureUrl(source, { width: 5000, quality: 80 })).toBe(`${source}?w=1200&q=80`)
  expect(pictureUrl(`${source}?w=320`, { width: 640 })).toBe(`${source}?w=640&q=75`)
  expect(pictureUrl('suv/36/red')).toBe(`${source}?w=640&q=75`)
})

test('a srcset names every listed width once', () => {
  const srcset = pictureSrcset(source)
  expect(srcset?.split(', ')).toHaveLength(5)
  expect(srcset).toContain(`${source}?w=320&q=75 320w`)
})

test('other sources pass through unchanged and have no srcset', () => {
  for (const other of ['https://cdn.example.com/1.jpg?x=1', '/media/logo.svg', 'nonsense', '']) {
    expect(pictureUrl(other, { width: 640 })).toBe(other)
    expect(pictureSrcset(other)).toBeUndefined()
  }
})
