import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aStockDocument, aVehicleSite } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { SimilarPlaceholders } from './similar-placeholders.tsx'
import { SimilarVehicles } from './similar-vehicles.tsx'

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    toCardView(aStockDocument({ id: `veh_${index}`, slug: `s-${index}` }), aVehicleSite(), 0),
  )

function similar(count: number): string {
  const cards = cardsOf(count)
  return renderToStaticMarkup(<SimilarVehicles cards={cards} siteSlug="demo" heading="Similar vehicles" />)
}

test('of ten similar vehicles six are shown, each linking to its own page; with none there is no empty heading (VDP-028)', () => {
  expect(similar(10).match(/<article/g)).toHaveLength(6)
  expect(similar(10)).toContain('href="/cars/s-5"')
  expect(similar(0)).toBe('')
})

test('six placeholders keep the room until similar vehicles arrive (VDP-031)', () => {
  const html = renderToStaticMarkup(
    <SimilarPlaceholders cards={cardsOf(10)} siteSlug="demo" heading="Similar vehicles" />,
  )
  expect(html).toContain('class="similar-placeholders"')
  expect(html.match(/<li/g)).toHaveLength(6)
  expect(html).toContain('aria-busy="true"')
})
