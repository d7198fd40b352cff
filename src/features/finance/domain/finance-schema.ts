import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const percent = z.number().min(0).max(100)
const dollars = z.number().min(0).max(1_000_000)
const rate = z.number().min(0.5).max(30)
const make = z.string().trim().min(1).max(60)

const fee = z.strictObject({
  name: field.text.max(60).describe('Name of the fee.'),
  dollars: dollars.describe('Amount, dollars.'),
  isMonthly: z.boolean().default(false).describe('Paid every month; otherwise once, as part of the loan.'),
  isGovernment: z
    .boolean()
    .default(false)
    .describe('A government charge, which is not part of a comparison rate.'),
})

const terms = {
  loanMinDollars: dollars.describe('Smallest loan of the calculator, dollars (FIN-017).'),
  loanMaxDollars: dollars.describe('Largest loan, dollars (FIN-018).'),
  loanMaxFollowsPrice: z
    .boolean()
    .describe('Vehicles dearer than that may be financed for up to 1.05 times their price (FIN-018).'),
  loanDefaultDollars: dollars.describe('Amount if no vehicle has a price, dollars (FIN-031).'),
  termMaxYears: z.number().int().min(1).max(7).describe('Longest term, years (FIN-019).'),
  termStepYears: z.union([z.literal(0.5), z.literal(1)]).describe('Step of the term, years (FIN-019).'),
  termChoicesYears: z
    .array(z.number().min(0.5).max(7).multipleOf(0.5, 'must be half years such as 4.5'))
    .max(14)
    .describe('The exact terms offered, years; empty offers every step (FIN-019).'),
  termDefaultYears: z.number().min(1).max(7).describe('Initial term, years (FIN-031).'),
  rateMin: rate.describe('Lowest interest of the calculator, percent a year (FIN-020, FIN-021).'),
  rateMax: rate.describe('Highest interest, percent a year (FIN-020, FIN-021).'),
  rateDefault: rate
    .nullable()
    .describe(
      'Interest that every calculator starts at, percent a year; null: the rate card’s, otherwise 10 for a vehicle and 8.5 elsewhere, described as an assumption (FIN-033, FIN-037).',
    ),
  establishmentFeeDollars: dollars
    .nullable()
    .describe('Establishment fee added to the loan, dollars; null if unknown (FIN-032).'),
  needsPayment: z
    .boolean()
    .describe('Only vehicles with the provider’s own weekly or monthly payment have finance (FIN-014).'),
  fees: z.array(fee).max(12).describe('Fees named in the finance text (FIN-038).'),
}

const calculator = z.strictObject({
  loanMinDollars: terms.loanMinDollars.default(1000),
  loanMaxDollars: terms.loanMaxDollars.default(100_000),
  loanMaxFollowsPrice: terms.loanMaxFollowsPrice.default(false),
  loanDefaultDollars: terms.loanDefaultDollars.default(30_000),
  termMaxYears: terms.termMaxYears.default(7),
  termStepYears: terms.termStepYears.default(0.5),
  termChoicesYears: terms.termChoicesYears.default([]),
  termDefaultYears: terms.termDefaultYears.default(5),
  rateMin: terms.rateMin.max(9.95).default(0.5),
  rateMax: terms.rateMax.min(15).max(20).default(15),
  rateDefault: terms.rateDefault.default(null),
  establishmentFeeDollars: terms.establishmentFeeDollars.default(null),
  needsPayment: terms.needsPayment.default(false),
  fees: terms.fees.default([]),
})

const { loanMinDollars, rateMin, rateMax, establishmentFeeDollars, needsPayment, fees } = terms
const providerChanges = z
  .strictObject({ loanMinDollars, rateMin, rateMax, establishmentFeeDollars, needsPayment })
  .partial()
const makeChanges = z.strictObject({ rateMin, rateMax, fees }).partial()

const excluded = z.strictObject({
  vehicles: z
    .array(field.text.max(80))
    .max(500)
    .default([])
    .describe('Vehicles without finance, by id or stock number (FIN-012).'),
  makes: z.array(make).max(50).default([]).describe('Makes without finance (FIN-016).'),
  dealerships: z
    .array(field.slug)
    .max(50)
    .default([])
    .describe('Dealerships without finance, by slug (FIN-016).'),
  yearsByMake: z
    .record(make, z.number().int().min(1).max(40))
    .default({})
    .describe('Makes financed only while the vehicle is younger than this many years (FIN-015).'),
})

const example = z.strictObject({
  annualRate: percent.describe('Interest, percent a year.'),
  comparisonRate: percent.describe('Comparison rate, percent a year.'),
  termYears: z.number().min(1).max(7).describe('Term, years.'),
  source: field.text.describe('Who supplied it.'),
  asAt: field.calendarDate.describe('Date it was current.'),
})

const lender = z.strictObject({
  adapter: z
    .enum(['none', 'sandbox', 'youx'])
    .default('none')
    .describe(
      'Who answers quotes and takes applications; sandbox is a sample lender for demonstrations and never runs in production.',
    ),
  name: field.text.max(60).default('the lender').describe('What shoppers call the lender.'),
  url: field.httpsUrl.nullable().default(null).describe('Address of the lender’s API.'),
  keyEnv: field.environmentName.nullable().default(null).describe('Environment variable that holds its key.'),
  redirectHosts: z
    .array(field.hostName)
    .max(10)
    .default([])
    .describe('Hosts where an application may continue, https only; shoppers are sent nowhere else.'),
})

export const finance = z.strictObject({
  provider: field.slug
    .nullable()
    .default(null)
    .describe('Finance provider; without one no calculator is shown.'),
  buttonText: field.text.max(40).default('Get Finance').describe('Label of the finance button.'),
  link: field.href
    .default('/finance')
    .describe('Where header, vehicle page and every other finance link lead; #finance-form is added.'),
  applyDealerships: z
    .array(field.slug)
    .default([])
    .describe('Dealerships (by slug) whose finance links go to /apply-for-finance.'),
  showsSteps: z.boolean().default(true).describe('Shows the three steps next to the finance form.'),
  balloonPercentMax: percent
    .default(0)
    .describe('Largest residual of the calculator, in percent of the price; 0 for up to $250,000.'),
  calculator: calculator.prefault({}).describe('Limits and starting values of the finance calculator.'),
  providerTerms: z
    .record(make, providerChanges)
    .default({})
    .describe('Differences in the calculator while the site uses that provider.'),
  makeTerms: z.record(make, makeChanges).default({}).describe('Differences in the calculator for that make.'),
  excluded: excluded.prefault({}).describe('Vehicles without finance (FIN-047).'),
  monthlyFigure: z
    .enum(['computed', 'weekly_times_4_33'])
    .default('computed')
    .describe(
      'A month is its own repayment, or 4.33 weekly ones, which are then shown with the whole year (FIN-030).',
    ),
  example: example
    .nullable()
    .default(null)
    .describe('Example of a loan in the small print, with its comparison rate (FIN-036).'),
  comparisonRange: z
    .strictObject({ from: percent.describe('Best case.'), to: percent.describe('Worst case.') })
    .default({ from: 8.38, to: 19.42 })
    .describe('Comparison rates shown when a quote names none, percent a year (FIN-037).'),
  moneyPicks: z
    .enum(['standard', 'large'])
    .default('standard')
    .describe('Quick picks of the money field: $5,000 to $70,000, or $300,000 to $800,000 (FIN-026).'),
  lender: lender.prefault({}).describe('The lender behind quotes and applications.'),
})

export const financeSettings = {
  finance: finance.prefault({}).describe('Finance.'),
}

export type FinanceConfig = z.output<z.ZodObject<typeof financeSettings>>
export type SiteFinance = FinanceConfig['finance']
/** Limits and starting values of the calculator; dollars, years and percent a year. */
export type CalculatorTerms = SiteFinance['calculator']
/** A named loan fee; government charges are not part of a comparison rate (National Credit Regulations, reg 71). */
export type NamedFee = CalculatorTerms['fees'][number]
/** Vehicles without finance although the site has a provider (FIN-012, FIN-015, FIN-016, FIN-047). */
export type FinanceExclusions = SiteFinance['excluded']
export type FinanceExample = NonNullable<SiteFinance['example']>
/** A lender's best and worst comparison rate, for quotes that name none (FIN-037). */
export type ComparisonRange = SiteFinance['comparisonRange']

/** Finance: what a site can switch on or off (SITE-004). */
export const financeSwitches = {
  finance_quote: z.boolean().default(false).describe('Vehicle pages ask the lender for a quote (FIN-040).'),
  finance_popup: z
    .boolean()
    .default(false)
    .describe(
      'Shoppers apply for finance with the lender in four steps, from a quote to the application (FIN-007).',
    ),
}

export type FinanceSwitches = z.output<z.ZodObject<typeof financeSwitches>>
