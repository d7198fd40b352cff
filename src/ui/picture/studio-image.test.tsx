import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StudioImage } from './studio-image.tsx'

test("a picture's colours fill its place while it loads; without them the place stays plain", () => {
  const tones = 'A'.repeat(72)
  const html = renderToStaticMarkup(<StudioImage source="suv/36/red" sizes="50vw" tones={tones} />)
  expect(html).toContain(`style="--p:url(data:image/gif;base64,R0lGODdhBgAEAPIA${tones})"`)
  expect(html).toMatch(/class="[^"]*bg-\(image:--p\)/)
  expect(renderToStaticMarkup(<StudioImage source="suv/36/red" sizes="50vw" />)).not.toContain('--p')
})
