import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/** A larger figure is a typing mistake, and would appear in the terms. */
const PRIZES_MAX = 1_000_000
const PRIZES_VALUE_MAX = 100_000_000

const PRIZE_WORDS_MAX = 28
const WEIGHT_MAX = 10_000

const prize = z.strictObject({
  id: field.slug.describe('Short name stored with each result.'),
  label: field.text.max(PRIZE_WORDS_MAX).describe('Text on the wheel.'),
  detail: field.text.max(300).describe('What the entrant is told.'),
  weight: z
    .number()
    .int()
    .min(1)
    .max(WEIGHT_MAX)
    .describe('Chance: this number relative to the sum of all of them.'),
  quantity: z
    .number()
    .int()
    .min(1)
    .max(PRIZES_MAX)
    .nullable()
    .default(null)
    .describe('How many there are; null for no limit.'),
  isWin: z.boolean().default(true).describe('False for a field that wins nothing.'),
})

/** The wheel of `/spin-to-win` (PAGE-046). */
export const spinToWin = z.strictObject({
  id: field.slug.describe('Names the promotion: one spin per person and promotion.'),
  heading: field.text.max(120).describe('Heading of the page.'),
  intro: field.text.max(400).describe('What it is about.'),
  start: field.calendarDate.describe('First day.'),
  end: field.calendarDate.describe('Last day.'),
  prizes: z.array(prize).min(2).max(12).describe('Fields of the wheel.'),
  totalPrizeValue: z
    .number()
    .min(0)
    .max(PRIZES_VALUE_MAX)
    .describe('Retail value of all prizes in dollars; shown in the terms.'),
  permits: z
    .array(
      z.strictObject({
        state: field.auState.describe('State that issued it.'),
        number: field.text.max(60).describe('Its number.'),
      }),
    )
    .default([])
    .describe('Trade promotion permits; shown in the terms.'),
  permitRules: z
    .strictObject({
      freeUpTo: z
        .number()
        .min(0)
        .max(PRIZES_VALUE_MAX)
        .default(3000)
        .describe(
          'Total prize value in dollars above which the wheel is refused without a permit. The default is a cautious guess and not legal advice: the operator confirms it with the regulator of every state that entries come from.',
        ),
      alwaysIn: z
        .array(field.auState)
        .default(['SA'])
        .describe(
          'States whose residents may not enter without a permit from that state, whatever the prizes are worth. Also a guess, to be confirmed with the regulator.',
        ),
    })
    .prefault({})
    .describe('When the wheel is refused without a permit; never shown to shoppers.'),
  states: z.array(field.auState).min(1).describe('Where an entrant must live.'),
  minimumAge: z.number().int().min(0).max(99).default(18).describe('Age an entrant must have.'),
  terms: z
    .array(field.text)
    .min(1)
    .describe('Terms of the promotion, in addition to those made from its settings.'),
})

/** Prize wheel settings in a site document (PAGE-046). */
export const competitionSettings = {
  spinToWin: spinToWin.nullable().default(null).describe('The wheel of /spin-to-win; null for no such page.'),
}

export type CompetitionConfig = z.output<z.ZodObject<typeof competitionSettings>>
/** A trade promotion by wheel. Days are YYYY-MM-DD at the site, both inclusive. */
export type SpinToWin = NonNullable<CompetitionConfig['spinToWin']>
/** A field of the wheel. Its odds are `weight` over the sum of all weights. */
export type SpinPrize = SpinToWin['prizes'][number]
