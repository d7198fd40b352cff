import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VehiclePicture } from './vehicle-picture.tsx'
import { PictureCdnContext } from './picture-cdn-context.ts'

const tones = 'A'.repeat(72)
const picture = (
  <VehiclePicture
    url="https://photos.dealer.example/1.jpg"
    alt="T"
    priority="lazy"
    sizes="100vw"
    width={640}
    tones={tones}
  />
)

test('a stock picture is requested with width, quality, format and crop, its colours behind it (API-016)', () => {
  const html = renderToStaticMarkup(picture)
  expect(html).toContain('w=640&amp;q=75&amp;f=auto&amp;c=fill')
  expect(html).toContain(`style="--p:url(data:image/gif;base64,R0lGODdhBgAEAPIA${tones})"`)
  expect(html).toMatch(/width="640" height="427"/)
})

test('on a site with an image CDN every address of the picture is the CDN’s (API-016)', () => {
  const cdn = {
    template: 'https://cdn.example/{width}/{quality}/{crop}/{source}',
    origin: 'https://www.dealer.example',
  }
  const html = renderToStaticMarkup(<PictureCdnContext value={cdn}>{picture}</PictureCdnContext>)
  expect(html.match(/https:\/\/cdn\.example\//g)).toHaveLength(6)
  expect(html).not.toContain('/img/feed')
})
