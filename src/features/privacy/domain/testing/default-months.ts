import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionMonths } from '../retention-kind.ts'

export const DEFAULT_MONTHS = Object.fromEntries(
  RETENTION_KIND_NAMES.map((kind) => [kind, RETENTION_KINDS[kind].monthsDefault]),
) as RetentionMonths
