import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aStockDocument, aVehicleSite } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { SimilarVehicles } from './similar-vehicles.tsx'

function similar(count: number): string {
  const cards = Array.from({ length: count }, (_, index) =>
    toCardView(aStockDocument({ id: `veh_${index}`, slug: `s-${index}` }), aVehicleSite(), 0),
  )
  return renderToStaticMarkup(<SimilarVehicles cards={cards} siteSlug="demo" heading="Similar vehicles" />)
}

test('of ten like it six show, each leading to its own page; of none no empty heading (VDP-028)', () => {
  expect(similar(10).match(/<article/g)).toHaveLength(6)
  expect(similar(10)).toContain('href="/cars/s-5"')
  expect(similar(0)).toBe('')
})
