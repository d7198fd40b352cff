import { expect, test } from 'vitest'
import { isFeedPicture, stockPictureSrcset, stockPictureUrl } from './stock-picture-url.ts'

const sample = '/img/sample/suv/36/red.webp'
const fed = 'https://photos.dealer.example/1 a.jpg?x=1&y=2'

test('pictures of stock carry width, quality 75 or 80, automatic format and crop (API-016)', () => {
  expect(stockPictureUrl(sample, { width: 400 })).toBe(`${sample}?w=480&q=75&f=auto&c=fill`)
  expect(stockPictureUrl(sample, { width: 5000, quality: 80, crop: 'fit' })).toBe(
    `${sample}?w=1200&q=80&f=auto&c=fit`,
  )
  expect(stockPictureUrl(fed, { width: 640 })).toBe(
    '/img/feed?src=https%3A%2F%2Fphotos.dealer.example%2F1%20a.jpg%3Fx%3D1%26y%3D2&w=640&q=75&f=auto&c=fill',
  )
  expect(new URL(stockPictureUrl(fed), 'http://site').searchParams.get('src')).toBe(fed)
})

test('a srcset names every width, without a comma that would split an address', () => {
  const srcset = stockPictureSrcset('https://photos.dealer.example/a,b.jpg') ?? ''
  expect(srcset.split(', ')).toHaveLength(5)
  expect(srcset.split(',')).toHaveLength(5)
})

test('with an image CDN every picture goes through it, our own by their public address (API-016, API-017)', () => {
  const cdn = {
    template: 'https://img.cdn.example/w={width},q={quality},f=auto,c={crop}/{source}',
    origin: 'https://www.dealer.example',
  }
  expect(stockPictureUrl(sample, { width: 960, quality: 80, cdn })).toBe(
    `https://img.cdn.example/w=960,q=80,f=auto,c=fill/${encodeURIComponent(`https://www.dealer.example${sample}`)}`,
  )
  expect(stockPictureUrl(fed, { cdn })).toContain(encodeURIComponent(fed))
})

test('anything but a sample or an http address passes through and has no srcset', () => {
  for (const other of [
    '/media/logo.svg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://a/b',
    '',
  ]) {
    expect(stockPictureUrl(other)).toBe(other)
    expect(stockPictureSrcset(other)).toBeUndefined()
    expect(isFeedPicture(other)).toBe(false)
  }
})
