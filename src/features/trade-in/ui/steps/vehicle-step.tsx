import { useState } from 'react'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { COMMON_MAKES } from '#src/shared/domain/vehicle/common-makes.ts'
import type { TradeInSite, ValuationView } from '#src/features/trade-in/domain/valuation-view.ts'
import { errorOf } from '../trade-in-problem.tsx'
import { Field, Select } from '#src/ui/form/field.tsx'
import { StepForm, StepHeading, type StepProps } from './step-form.tsx'

const KINDS = {
  car: 'Car, ute or van',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
  caravan: 'Caravan or camper',
} as const

type VehicleStepProps = StepProps & { view: ValuationView; site: TradeInSite; lookup: string | null }

/** The vehicle found, to confirm or correct, or details by hand (TRADE-007). */
export function VehicleStep({ view, site, lookup, ...step }: VehicleStepProps) {
  const { vehicle, isFound } = view
  const [isCorrecting, setCorrecting] = useState(false)
  const hasProblem = step.problem !== undefined
  const isCompact = isFound && !isCorrecting && !hasProblem
  return (
    <>
      <StepHeading>{isFound ? 'Is this your vehicle?' : 'Tell us what you drive'}</StepHeading>
      <LookupNote lookup={lookup} rego={view.rego} regoState={view.regoState} />
      <StepForm
        {...step}
        step="vehicle"
        submitLabel={isFound ? 'Yes, this is it' : 'Continue'}
        backHref="/trade-in"
      >
        {isFound && vehicle ? (
          <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <p className="font-display text-2xl font-semibold text-balance text-ink">{view.vehicleText}</p>
            <p className="mt-1 text-ink-muted">
              {[vehicle.body, vehicle.transmission, vehicle.fuel].filter(Boolean).join(' · ')}
            </p>
          </div>
        ) : null}
        <details
          open={!isCompact}
          onToggle={(event) => setCorrecting(event.currentTarget.open)}
          className={isFound ? 'rounded-card border border-line bg-surface px-5 open:pb-6 sm:px-6' : ''}
        >
          <summary
            className={
              isFound
                ? 'flex min-h-14 items-center font-medium text-ink underline underline-offset-4'
                : 'sr-only'
            }
          >
            {isFound ? 'Something is not right? Correct it' : 'Vehicle'}
          </summary>
          <VehicleFields view={view} site={site} problem={step.problem} />
        </details>
      </StepForm>
    </>
  )
}

function LookupNote({
  lookup,
  rego,
  regoState,
}: {
  lookup: string | null
  rego: string | null
  regoState: string | null
}) {
  const text = {
    not_found: `We could not find ${rego ?? 'that rego'}${regoState ? ` in ${regoState}` : ''}. Check it, or tell us the make, model and year yourself.`,
    unavailable:
      'The registration lookup is not answering at the moment. Tell us the make, model and year yourself.',
  }[lookup ?? '']
  if (!text) return null
  return (
    <p role="status" className="mt-4 rounded-card border border-line bg-studio p-4 text-ink">
      {text}
    </p>
  )
}

function VehicleFields({ view, site, problem }: Pick<VehicleStepProps, 'view' | 'site' | 'problem'>) {
  const { vehicle } = view
  const value = (name: 'make' | 'model' | 'year' | 'badge' | 'itemType') =>
    problem?.values[name] ?? vehicle?.[name]
  const error = (name: string) => errorOf(problem?.fields, name)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        need="required"
        id="itemType"
        name="itemType"
        label="Kind of vehicle"
        options={Object.entries(KINDS).map(([kind, label]) => ({ value: kind, label }))}
        defaultValue={value('itemType') ?? site.itemTypes[0]}
      />
      <Field
        need="required"
        id="year"
        name="year"
        label="Year"
        inputMode="numeric"
        maxLength={4}
        defaultValue={value('year') ?? ''}
        error={error('year')}
      />
      <Field
        need="required"
        id="make"
        name="make"
        label="Make"
        list="makes"
        defaultValue={value('make') ?? ''}
        error={error('make')}
      />
      <Field
        need="required"
        id="model"
        name="model"
        label="Model"
        defaultValue={value('model') ?? ''}
        error={error('model')}
      />
      <Field
        id="badge"
        name="badge"
        label="Badge or variant"
        need="optional"
        hint="Such as SX, GLX+ or XLT."
        defaultValue={value('badge') ?? ''}
        error={error('badge')}
      />
      <PlateFields view={view} site={site} problem={problem} />
      <datalist id="makes">
        {COMMON_MAKES.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
    </div>
  )
}

function PlateFields({ view, site, problem }: Pick<VehicleStepProps, 'view' | 'site' | 'problem'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <Field
        id="rego"
        name="rego"
        label="Rego"
        need="optional"
        hint="If it has one."
        maxLength={12}
        autoComplete="off"
        defaultValue={problem?.values.rego ?? view.rego ?? ''}
        error={errorOf(problem?.fields, 'rego')}
      />
      <Select
        need="required"
        id="regoState"
        name="regoState"
        label="State"
        options={AU_STATES.map((each) => ({ value: each, label: each }))}
        defaultValue={problem?.values.regoState ?? view.regoState ?? site.state}
        error={errorOf(problem?.fields, 'regoState')}
      />
    </div>
  )
}
