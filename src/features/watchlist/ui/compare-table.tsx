import { useState } from 'react'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { toCardFacts } from '#src/features/vehicles/domain/card/card-facts.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings, type VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import { VehiclePicture } from '#src/features/vehicles/ui/vehicle-picture.tsx'
import { compareRows } from '#src/features/watchlist/domain/compare-rows.ts'

type CompareTableProps = {
  documents: readonly StockDocument[]
  site: VehicleSite
  onRemove(id: string): void
}

/** Vehicles side by side: picture, price with its kind, then every fact; equal rows may be hidden (FAV-003). */
export function CompareTable({ documents, site, onRemove }: CompareTableProps) {
  const [isDifferentOnly, setDifferentOnly] = useState(false)
  const settings = vehicleSettings(site)
  const rows = compareRows(documents).filter((row) => !isDifferentOnly || row.isDifferent)
  return (
    <>
      <label className="mb-3 inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isDifferentOnly}
          onChange={(event) => setDifferentOnly(event.target.checked)}
          className="size-5 accent-action"
        />
        Show differences only
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard */}
      <section aria-label="Comparison" className="overflow-x-auto" tabIndex={0}>
        <table className="w-full min-w-max border-collapse text-left text-[0.9375rem]">
          <thead>
            <tr className="align-top">
              <th scope="col" className="sticky left-0 z-10 w-32 bg-surface py-3 pr-3 sm:w-48">
                <span className="sr-only">Fact</span>
              </th>
              {documents.map((document) => (
                <th key={document.id} scope="col" className="w-56 min-w-56 px-3 pb-4 font-normal">
                  <span className="block aspect-[3/2] overflow-hidden rounded-card bg-studio">
                    {document.images[0] ? (
                      <VehiclePicture
                        url={document.images[0].url}
                        alt=""
                        priority="eager"
                        sizes="16rem"
                        width={640}
                      />
                    ) : null}
                  </span>
                  <a
                    href={vehiclePath(document)}
                    className="mt-3 block font-semibold text-balance underline-offset-4 hover:underline"
                  >
                    {document.name}
                  </a>
                  <span className="mt-2 block">
                    <PriceBlock display={toPriceDisplay(toCardFacts(document), settings.price)} size="card" />
                  </span>
                  <button
                    type="button"
                    onClick={() => onRemove(document.id)}
                    className="min-h-11 cursor-pointer text-sm underline underline-offset-4"
                  >
                    Remove<span className="sr-only"> {document.name}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface py-3 pr-3 font-normal text-ink-muted"
                >
                  {row.label}
                </th>
                {row.values.map((value, index) => (
                  <td
                    key={documents[index]?.id}
                    className={`px-3 py-3 tabular-nums ${row.isDifferent ? 'font-medium' : ''}`}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
