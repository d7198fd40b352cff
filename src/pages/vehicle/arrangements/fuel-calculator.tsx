import { useEffect, useRef, useState } from 'react'
import {
  CONSUMPTION_UNKNOWN,
  FUEL_PRICE_DOLLARS,
  parseFuelField,
  WEEKLY_DISTANCE_KM,
  weeklyFuelCents,
} from '#src/features/vehicles/domain/facts/fuel-cost.ts'
import { Field } from '#src/ui/form/field.tsx'
import { hearEarly } from '#src/ui/hear-early.ts'
import { formatCents } from '#src/shared/domain/money.ts'

/**
 * What a week of driving costs in fuel (VDP-016 to VDP-019). A field without a number gives no answer rather
 * than a wrong one.
 */
export function FuelCalculator({ consumption }: { consumption: number | null }) {
  const [price, setPrice] = useState(FUEL_PRICE_DOLLARS.toFixed(2))
  const [distance, setDistance] = useState(String(WEEKLY_DISTANCE_KM))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) hearEarly(place.current)
  }, [])
  const dollarsPerLitre = parseFuelField(price)
  const distanceKm = parseFuelField(distance)
  const cents =
    dollarsPerLitre === null || distanceKm === null
      ? null
      : weeklyFuelCents({ distanceKm, consumption, dollarsPerLitre })
  return (
    <div ref={place} className="grid max-w-2xl items-end gap-4 sm:grid-cols-3">
      <Field
        label="Fuel price, $ a litre"
        frame="noscript:hidden"
        inputMode="decimal"
        autoComplete="off"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        className="tabular-nums"
      />
      <Field
        label="Distance, km a week"
        frame="noscript:hidden"
        inputMode="decimal"
        autoComplete="off"
        value={distance}
        onChange={(event) => setDistance(event.target.value)}
        className="tabular-nums"
      />
      <p className="text-sm text-ink-muted">
        Fuel a week
        <output
          aria-live="polite"
          className="block h-12 content-center text-2xl font-semibold text-ink tabular-nums"
        >
          {cents === null ? '–' : formatCents(cents)}
        </output>
      </p>
      <p className="text-sm text-ink-muted sm:col-span-3">
        <span className="hidden noscript:inline">{`${WEEKLY_DISTANCE_KM} km a week at ${formatCents(FUEL_PRICE_DOLLARS * 100)} a litre. `}</span>
        {consumption === null
          ? `At ${CONSUMPTION_UNKNOWN} L/100km, because this vehicle’s figure is not known.`
          : `At ${consumption.toFixed(1)} L/100km, the maker’s combined figure.`}
      </p>
    </div>
  )
}
