import { z } from 'zod'

/** LEGAL-001 to LEGAL-003. */
const guarantees = z.strictObject({
  moneyBack14Days: z
    .boolean()
    .default(false)
    .describe('The buying page promises 14-day money back, with its conditions (LEGAL-001, LEGAL-002).'),
  usedMoneyBack48Hours: z
    .boolean()
    .default(false)
    .describe('Used vehicles carry a 48-hour money-back guarantee (LEGAL-003).'),
})

/** LEGAL-004. */
const warranty = z.strictObject({
  standardYears: z.number().int().min(1).max(10).default(3).describe('Years for makes not named below.'),
  yearsByMake: z
    .record(z.string().trim().min(1).max(60), z.union([z.literal(5), z.literal(7)]))
    .default({})
    .describe('Makes whose warranty is 5 or 7 years.'),
})

/** SITE-012. */
const blogs = z.strictObject({
  count: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(0)
    .describe('Posts a blog block shows; 0 hides every block.'),
})

/** Page and blog settings in a site document. */
export const contentSettings = {
  blogs: blogs.prefault({}).describe('Blog blocks.'),
  guarantees: guarantees.prefault({}).describe('Promises beyond the law; each is off until it is made.'),
  warranty: warranty.prefault({}).describe('Manufacturers’ warranties as stated on the warranty page.'),
}

export type ContentConfig = z.output<z.ZodObject<typeof contentSettings>>
