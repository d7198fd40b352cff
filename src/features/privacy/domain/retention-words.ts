import {
  FIXED_DAYS,
  keptMonths,
  periodText,
  RETENTION_KIND_NAMES,
  RETENTION_KINDS,
  type RetentionMonths,
} from './retention-kind.ts'

const ENDS = { anonymous: 'then we remove what identifies you', deleted: 'then we delete them' } as const

/** Retention lines for the privacy page, from the same data the expiry job uses. */
export function retentionLines(months: RetentionMonths): string[] {
  return [
    ...RETENTION_KIND_NAMES.map((kind) => {
      const { name, from, end } = RETENTION_KINDS[kind]
      return `${name}: ${periodText(keptMonths(months, kind))} ${from}, ${ENDS[end]}.`
    }),
    `A trade-in valuation or a checkout you did not finish: ${FIXED_DAYS.unsentTradeIns} days. When an account was signed in to: ${FIXED_DAYS.signIns} days.`,
  ]
}

const UNITS = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 } as const
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const KEEPING =
  /\b(?:keep|kept|retain|retained|store|stored|hold|held|delete|deleted|erase|erased|destroy|destroyed)\b/i
const PERSONAL =
  /\b(?:personal|privacy|your (?:details|information|data|records?|enquir\w+|photos?|account)|enquir(?:y|ies)|customer (?:data|details|records?))\b/i
const PERIOD = new RegExp(
  String.raw`\b(\d{1,3}|${NUMBERS.slice(1).join('|')}|an?)[ -](day|week|month|year)s?\b`,
  'gi',
)

/** Retention periods stated in a passage that match no kind of record on the site. */
export function strangePeriods(passage: string, months: RetentionMonths): string[] {
  if (!KEEPING.test(passage) || !PERSONAL.test(passage)) return []
  const known = [
    ...RETENTION_KIND_NAMES.map((kind) => keptMonths(months, kind)),
    ...Object.values(FIXED_DAYS).map((days) => days / 30),
  ]
  return [...passage.matchAll(PERIOD)].flatMap(([text, count = '', unit = '']) => {
    const asked = toNumber(count) * UNITS[unit.toLowerCase() as keyof typeof UNITS]
    return known.some((each) => Math.abs(each - asked) < 0.03 * each) ? [] : [text]
  })
}

function toNumber(text: string): number {
  const word = text.toLowerCase()
  if (word === 'a' || word === 'an') return 1
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word)
}
