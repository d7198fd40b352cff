import { z } from 'zod'
import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionKind } from './retention-kind.ts'

function months(kind: RetentionKind) {
  const { name, from, end, monthsDefault, monthsMin, monthsMax, why } = RETENTION_KINDS[kind]
  return z
    .number()
    .int()
    .min(monthsMin)
    .max(monthsMax)
    .default(monthsDefault)
    .describe(
      `${name}: months ${from} until they are ${end === 'deleted' ? end : 'made anonymous'}, ${monthsMin} to ${monthsMax} (${why}).`,
    )
}

/** Months per kind of personal record, within legal limits. */
const retentionMonths = z.strictObject(
  Object.fromEntries(RETENTION_KIND_NAMES.map((kind) => [kind, months(kind)])) as Record<
    RetentionKind,
    z.ZodDefault<z.ZodNumber>
  >,
)

/** APP 11.2: months until each kind of personal record ends. */
export const retentionSettings = {
  retentionMonths: retentionMonths
    .prefault({})
    .describe('How long personal records identify their person; the privacy page states the same.'),
}

export type RetentionConfig = z.output<z.ZodObject<typeof retentionSettings>>
