import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { vehiclePath, type Vehicle } from '../vehicle.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'
import type { WireField, WireIssue } from './wire-field.ts'
import { isRecord, readWireValue, shownValue, writeWireValue } from './wire-values.ts'

/** A vehicle under the spec's wire names (DATA-001 to DATA-016): money in dollars, times as specified. */
export type WireVehicle = Record<string, unknown>

/** A finance provider's key: lower case with underscores ("Acme Finance" is acme_finance, DATA-016). */
export function lenderKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** Every field of a vehicle under its wire name, plus `path`; used in API answers and JSON feeds. */
export function toWireVehicle(vehicle: Vehicle): WireVehicle {
  return { ...writeGroup(VEHICLE_FIELDS, vehicle), path: vehiclePath(vehicle) }
}

function writeGroup(fields: readonly WireField[], shape: object): WireVehicle {
  const values = shape as Record<string, unknown>
  return Object.fromEntries(fields.map((field) => [field.wire, writeField(field, values[field.key])]))
}

function writeField(field: WireField, value: unknown): unknown {
  if (field.kind !== 'group' && field.kind !== 'group_by_key') return writeWireValue(field, value)
  if (value === null || value === undefined) return null
  if (field.kind === 'group') return writeGroup(field.fields ?? [], value)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, writeGroup(field.fields ?? [], entry as object)]),
  )
}

/**
 * Applies wire values to `base`: a missing name keeps its value, null clears it. `path` and unknown names are
 * ignored. Refusals give the dotted wire name.
 */
export function readWireVehicle(wire: WireVehicle, base: Vehicle): Result<Vehicle, WireIssue[]> {
  const issues: WireIssue[] = []
  const vehicle = readGroup({
    fields: VEHICLE_FIELDS,
    wire,
    base: base as unknown as Record<string, unknown>,
    prefix: '',
    issues,
  })
  return issues.length > 0 ? fail(issues) : ok(vehicle as unknown as Vehicle)
}

type GroupReading = {
  fields: readonly WireField[]
  wire: WireVehicle
  base: Record<string, unknown>
  prefix: string
  issues: WireIssue[]
}

function readGroup(reading: GroupReading): Record<string, unknown> {
  const values = { ...reading.base }
  for (const field of reading.fields) {
    if (!Object.hasOwn(reading.wire, field.wire)) continue
    values[field.key] = readField(field, reading.wire[field.wire], {
      ...reading,
      base: { current: values[field.key] },
    })
  }
  return values
}

function readField(field: WireField, value: unknown, reading: GroupReading): unknown {
  const name = `${reading.prefix}${field.wire}`
  const refuse = (message: string) => {
    reading.issues.push({ field: name, message: `${name} ${message}` })
    return reading.base.current
  }
  if (field.kind === 'group') return readNested(field, { value, name, reading, refuse })
  if (field.kind === 'group_by_key') return readLenders(field, { value, name, reading, refuse })
  const read = readWireValue(field, value)
  return read.ok ? read.value : refuse(read.error)
}

type Nested = { value: unknown; name: string; reading: GroupReading; refuse: (message: string) => unknown }

function emptyGroup(fields: readonly WireField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, null]))
}

function readNested(field: WireField, { value, name, reading, refuse }: Nested): unknown {
  const fields = field.fields ?? []
  if (value === null || value === undefined) return field.isNullable ? null : emptyGroup(fields)
  if (!isRecord(value)) return refuse('is not a record')
  const base = isRecord(reading.base.current) ? reading.base.current : emptyGroup(fields)
  return readGroup({ fields, wire: value, base, prefix: `${name}.`, issues: reading.issues })
}

function readLenders(field: WireField, { value, name, reading, refuse }: Nested): unknown {
  if (value === null || value === undefined) return {}
  if (!isRecord(value)) return refuse('is not a record by provider')
  const fields = field.fields ?? []
  const entries: [string, unknown][] = []
  for (const [provider, entry] of Object.entries(value)) {
    const key = lenderKey(provider)
    if (key === '' || !isRecord(entry)) return refuse(`has no readable provider '${shownValue(provider)}'`)
    const prefix = `${name}.${key}.`
    entries.push([
      key,
      readGroup({ fields, wire: entry, base: emptyGroup(fields), prefix, issues: reading.issues }),
    ])
  }
  return Object.fromEntries(entries)
}
