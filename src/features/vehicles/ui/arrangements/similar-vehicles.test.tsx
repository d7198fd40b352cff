import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aStockDocument, aVehicleSite } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { SimilarVehicles } from './similar-vehicles.tsx'

function similar(count: number): string {
  const documents = Array.from({ length: count }, (_, index) =>
    aStockDocument({ id: `veh_${index}`, slug: `s-${index}` }),
  )
  return renderToStaticMarkup(
    <SimilarVehicles documents={documents} site={aVehicleSite()} nowMs={0} heading="Similar vehicles" />,
  )
}

test('of ten like it six show, each leading to its own page; of none no empty heading (VDP-028)', () => {
  expect(similar(10).match(/<article/g)).toHaveLength(6)
  expect(similar(10)).toContain('href="/cars/s-5"')
  expect(similar(0)).toBe('')
})
