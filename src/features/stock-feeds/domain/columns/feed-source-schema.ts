import { z } from 'zod'
import { ITEM_TYPES, VEHICLE_STATUSES } from '#src/features/vehicles/domain/vehicle.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { findWireField } from './column-map.ts'
import { DERIVED_TARGETS, type FeedSource } from './feed-source.ts'

const isTarget = (to: string) =>
  DERIVED_TARGETS.some((target) => target === to) || findWireField(to) !== undefined

const feedSourceSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  title: z.string().min(1).max(200),
  format: z.enum(['csv', 'json']),
  columns: z
    .array(
      z.strictObject({
        to: z.string().refine(isTarget, 'is not a wire name of the vehicle'),
        headers: z.array(z.string().min(1).max(100)).max(50),
        isRequired: z.boolean().optional(),
        words: z.record(z.string(), z.string()).optional(),
      }),
    )
    .max(300),
  dealerOnly: z.array(z.string()).default([]),
  ignored: z.array(z.string()).default([]),
  defaults: z.strictObject({
    itemType: z.enum(ITEM_TYPES).default('car'),
    status: z.enum(VEHICLE_STATUSES).default('in_stock'),
    priceKind: z.enum(['drive_away', 'estimated_drive_away', 'egc']).optional(),
  }),
  keepsWords: z.boolean().optional(),
})

/** Parses a dealer's own column map from JSON; errors give each position. */
export function readFeedSource(json: unknown): Result<FeedSource, string[]> {
  const read = feedSourceSchema.safeParse(json)
  if (read.success) return ok(read.data as FeedSource)
  return fail(read.error.issues.map((issue) => `${issue.path.join('.') || 'map'}: ${issue.message}`))
}
