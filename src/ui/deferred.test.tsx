import { type ReactElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deferred, partsArrived } from './deferred.tsx'
import { DrawIslandContext } from './island/island.tsx'
import { PictureCdnContext } from './picture/picture-cdn-context.ts'
import { useStockPictures } from './picture/picture-cdn.tsx'

function Figure({ words }: { words: string }) {
  const id = useId()
  const pictures = useStockPictures()
  return (
    <p id={id} title={pictures.url('https://stock.example/a.jpg')}>
      {words}
    </p>
  )
}
const Part = deferred(async () => Figure)

const draw = (island: ReactElement, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix })

test('the server draws a deferred part as a root of its own, with ids of its own and the site’s pictures', async () => {
  await partsArrived()
  const html = renderToString(
    <PictureCdnContext value={{ template: 'https://cdn.example/{url}', origin: 'https://meridian.example' }}>
      <DrawIslandContext value={draw}>
        <Part words="First" />
        <Part words="Second" />
      </DrawIslandContext>
    </PictureCdnContext>,
  )
  const parts = [...html.matchAll(/<div><p id="([^"]+)" title="([^"]+)">(\w+)<\/p><\/div>/g)]
  expect(parts.map(([, , , words]) => words)).toEqual(['First', 'Second'])
  expect(new Set(parts.map(([, id]) => id)).size).toBe(2)
  expect(parts.every(([, , url]) => url?.includes('cdn.example'))).toBe(true)
})
