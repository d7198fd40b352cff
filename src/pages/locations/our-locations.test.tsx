import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPlaceOf } from '#src/features/locations/domain/testing/location-builders.ts'
import { toLocationView } from '#src/features/locations/domain/view/location-view.ts'
import type { LocationCardData } from './location-card.tsx'
import { LocationGrid } from './location-grid.tsx'
import { OurLocations } from './our-locations.tsx'

function cards(count: number): LocationCardData[] {
  const { site, place } = aPlaceOf()
  return Array.from({ length: count }, (_, index) => ({
    ...toLocationView(site, { ...place, slug: `place-${index}` }, 0),
    map: null,
    rating: null,
    distance: null,
  }))
}
const carousel = (count: number) => renderToStaticMarkup(<OurLocations places={cards(count)} />)

test('up to three locations have the Swipe hint; four have another layout and no hint (PAGE-011)', () => {
  expect(carousel(3)).toMatch(/data-our-locations="few".*Swipe/)
  expect(carousel(4)).toContain('data-our-locations="many"')
  expect(carousel(4)).not.toContain('Swipe')
})

test('the back button is disabled at the start (PAGE-012)', () => {
  expect(carousel(4)).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Previous location/)
})

test('a grid has one card per location, its picture 150 pixels high (PAGE-013, PAGE-016)', () => {
  const html = renderToStaticMarkup(<LocationGrid places={cards(5)} />)
  expect(html.match(/<article/g)).toHaveLength(5)
  expect(html.match(/h-\[150px\][^>]*data-location-image/g)).toHaveLength(5)
})

test('nothing at all is drawn without locations (PAGE-022)', () => {
  expect(carousel(0) + renderToStaticMarkup(<LocationGrid places={[]} />)).toBe('')
})
