import { Link } from 'react-router'
import { PriceBlock } from '#src/features/vehicles/ui/price-block.tsx'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import { compareHref } from '#src/features/watchlist/domain/compare-address.ts'
import type { ComparedVehicle, CompareGroup } from '#src/features/watchlist/domain/compare-view.ts'

type CompareTableProps = {
  group: CompareGroup
  /** Every vehicle of the comparison, in its address's order. */
  ids: readonly string[]
  isDifferencesOnly: boolean
  label: string
  onRemove(id: string): void
}

/** Vehicles side by side: picture, price with its kind, then every fact; equal rows may be left out (FAV-003). */
export function CompareTable({ group, ids, isDifferencesOnly, label, onRemove }: CompareTableProps) {
  const { vehicles, rows } = group
  const shown = isDifferencesOnly && vehicles.length > 1 ? rows.filter((row) => row.isDifferent) : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard
    <section aria-label={label} className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0" tabIndex={0}>
      <table className="w-full min-w-max table-fixed border-collapse text-left text-[0.9375rem]">
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky left-0 z-10 w-28 bg-ground py-3 pr-3 sm:w-36 xl:w-48">
              <span className="sr-only">Fact</span>
            </th>
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" className="w-48 px-3 pb-4 font-normal sm:w-44 xl:w-56">
                <VehicleHead
                  vehicle={vehicle}
                  without={compareHref(
                    ids.filter((id) => id !== vehicle.id),
                    isDifferencesOnly,
                  )}
                  onRemove={onRemove}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.label} className="border-t border-line align-top">
              <th scope="row" className="sticky left-0 z-10 bg-ground py-3 pr-3 font-normal text-ink-muted">
                {row.label}
              </th>
              {row.values.map((value, index) => (
                <td
                  key={vehicles[index]?.id}
                  className={`px-3 py-3 break-words tabular-nums ${row.isDifferent ? 'font-medium' : ''}`}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 ? (
        <p className="border-t border-line py-4">No differences in the listed details.</p>
      ) : null}
    </section>
  )
}

type VehicleHeadProps = { vehicle: ComparedVehicle; without: string; onRemove(id: string): void }

function VehicleHead({ vehicle, without, onRemove }: VehicleHeadProps) {
  return (
    <>
      <div className="aspect-[3/2] overflow-hidden rounded-card bg-studio">
        {vehicle.imageUrl ? (
          <VehiclePicture url={vehicle.imageUrl} alt="" priority="eager" sizes="16rem" width={640} />
        ) : (
          <p className="grid size-full place-items-center p-3 text-center text-sm text-ink-muted">
            Photos are on their way
          </p>
        )}
      </div>
      <a
        href={vehicle.href}
        className="mt-3 line-clamp-3 font-semibold text-balance underline-offset-4 hover:underline"
      >
        {vehicle.name}
      </a>
      <div className="mt-2">
        <PriceBlock display={vehicle.price} size="card" />
      </div>
      <Link
        to={without}
        replace
        preventScrollReset
        onClick={() => onRemove(vehicle.id)}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        Remove<span className="sr-only"> {vehicle.name}</span>
      </Link>
    </>
  )
}
