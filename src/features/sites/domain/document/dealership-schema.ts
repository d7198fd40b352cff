import { z } from 'zod'
import type { DealershipId } from '#src/shared/domain/ids.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'

export const dealership = z.strictObject({
  slug: field.slug.describe('Short name; the id is dlr_ followed by it.'),
  name: field.text.describe('Name shown to shoppers.'),
  legalName: field.text.optional().describe('Licensed entity; by default the name.'),
  abn: field
    .formed(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, 'must be an ABN of 11 digits such as 51 824 753 556')
    .nullable()
    .default(null)
    .describe('Australian Business Number.'),
  licenceNumber: field.text.describe(
    'Dealer licence number without its label; shown in every footer and on every vehicle.',
  ),
  licenceState: field.auState.describe('State that issued the licence; determines its label.'),
  phone: field.phone.nullable().default(null).describe('Main phone of the dealership.'),
  manufacturers: z.array(field.text).default([]).describe('Makes it is franchised for.'),
})

/** A licensed seller that owns stock; its licence must be shown (standards.md B9). */
export type LicensedSeller = z.output<typeof dealership> & { id: DealershipId; legalName: string }
