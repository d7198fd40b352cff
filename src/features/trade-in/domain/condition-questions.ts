import type { ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { AdjustmentAnswer } from './trade-in.ts'

/** An answer's deduction: a share of the retail value plus a fixed amount. Never negative. */
type Effect = { share: number; cents: Cents }
export type ConditionAnswer = {
  id: string
  label: string
  effect: Effect
  /** Nobody can price such a vehicle from a form. */
  needsInspection?: true
}
export type ConditionQuestion = {
  id: string
  question: string
  hint: string
  lineLabel: string
  /** Best first; each further answer deducts at least as much. */
  answers: readonly ConditionAnswer[]
  itemTypes: readonly ItemType[]
}

const ALL: readonly ItemType[] = ['car', 'truck', 'motorcycle', 'caravan']
const WITH_ENGINE: readonly ItemType[] = ['car', 'truck', 'motorcycle']

const answer = (id: string, label: string, share = 0, dollars = 0): ConditionAnswer => ({
  id,
  label,
  effect: { share, cents: dollars * 100 },
})
const toInspect = (id: string, label: string, share: number, dollars = 0): ConditionAnswer => ({
  ...answer(id, label, share, dollars),
  needsInspection: true,
})

/**
 * The condition questions and what each answer deducts (TRADE-006). Shares are rules of thumb for what such work
 * or history costs a dealer relative to retail value; the offer shows each as its own line.
 */
export const CONDITION_QUESTIONS: readonly ConditionQuestion[] = [
  {
    id: 'exterior',
    question: 'How does it look outside?',
    hint: 'Paint, panels, glass and wheels.',
    lineLabel: 'Outside',
    answers: [
      answer('clean', 'Clean: only the marks of normal use'),
      answer('light', 'A few scratches or small dents', 0.015, 200),
      answer('several', 'Several dents, scrapes or kerbed wheels', 0.035, 500),
      answer('damaged', 'Damage that needs a panel shop', 0.08, 1200),
    ],
    itemTypes: ALL,
  },
  {
    id: 'interior',
    question: 'And inside?',
    hint: 'Seats, trim, carpet, smells.',
    lineLabel: 'Inside',
    answers: [
      answer('clean', 'Clean and complete'),
      answer('worn', 'Worn or stained in places', 0.01, 150),
      answer('damaged', 'Torn, broken or missing parts', 0.03, 500),
    ],
    itemTypes: ['car', 'truck', 'caravan'],
  },
  {
    id: 'mechanical',
    question: 'Does everything work as it should?',
    hint: 'Engine, gearbox, brakes, air conditioning, warning lights.',
    lineLabel: 'Mechanical',
    answers: [
      answer('sound', 'Yes, no faults and no warning lights'),
      answer('minor', 'A small fault', 0.02, 350),
      toInspect('major', 'A fault that needs a workshop', 0.07, 1500),
    ],
    itemTypes: WITH_ENGINE,
  },
  {
    id: 'damp',
    question: 'Any damp or leaks?',
    hint: 'Roof, windows, corners and under the floor.',
    lineLabel: 'Damp and leaks',
    answers: [
      answer('none', 'None'),
      answer('repaired', 'Repaired before', 0.05, 500),
      toInspect('present', 'Yes, or not sure', 0.15, 1500),
    ],
    itemTypes: ['caravan'],
  },
  {
    id: 'tyres',
    question: 'How are the tyres?',
    hint: 'New tyres have about 8 mm of tread; 1.5 mm is the limit.',
    lineLabel: 'Tyres',
    answers: [
      answer('good', 'Good: 4 mm or more all round'),
      answer('soon', 'Two need replacing soon', 0.005, 250),
      answer('worn', 'All need replacing', 0.012, 600),
    ],
    itemTypes: ALL,
  },
  {
    id: 'history',
    question: 'Is there a service history?',
    hint: 'A stamped book, invoices or a digital record.',
    lineLabel: 'Service history',
    answers: [answer('full', 'Complete'), answer('part', 'Part of it', 0.015), answer('none', 'None', 0.04)],
    itemTypes: ALL,
  },
  {
    id: 'accident',
    question: 'Has it ever been in an accident or a flood?',
    hint: 'We check the PPSR as well, so tell us what you know.',
    lineLabel: 'Accident history',
    answers: [
      answer('never', 'Never, as far as I know'),
      answer('repaired', 'Yes, repaired', 0.05),
      toInspect('structural', 'Yes: structural damage, flood or a repairable write-off', 0.25),
    ],
    itemTypes: ALL,
  },
  {
    id: 'keys',
    question: 'How many keys come with it?',
    hint: 'One set of 2 keys must be included; a missing one is replaced.',
    lineLabel: 'Second key',
    answers: [answer('two', 'Two or more'), answer('one', 'One', 0, 450)],
    itemTypes: WITH_ENGINE,
  },
]

/** The questions for a kind of vehicle, in order. */
export function questionsFor(itemType: ItemType): ConditionQuestion[] {
  return CONDITION_QUESTIONS.filter((question) => question.itemTypes.includes(itemType))
}

/** An answer's deduction from the retail value: cents, zero or more, and the line's wording. */
export type ConditionCost = { id: string; label: string; cents: Cents }

/** The cost of every answer with a deduction. Answers must have passed `readAdjustments`. */
export function conditionCosts(
  itemType: ItemType,
  adjustments: readonly AdjustmentAnswer[],
  retailCents: Cents,
): ConditionCost[] {
  return givenAnswers(itemType, adjustments)
    .map(({ question, answer: { label, effect } }) => ({
      id: question.id,
      label: `${question.lineLabel}: ${label}`,
      // Whole dollars, because rounding must keep the order of answers.
      cents: Math.round((retailCents * effect.share) / 100) * 100 + effect.cents,
    }))
    .filter(({ cents }) => cents > 0)
}

type Given = { question: ConditionQuestion; answer: ConditionAnswer }

/** Each question answered, in the form's order. */
function givenAnswers(itemType: ItemType, adjustments: readonly AdjustmentAnswer[]): Given[] {
  return questionsFor(itemType).flatMap((question) => {
    const ids = adjustments.find(({ id }) => id === question.id)?.adjustmentAnswers ?? []
    return question.answers.filter(({ id }) => ids.includes(id)).map((each) => ({ question, answer: each }))
  })
}

/** Every answer in words, whether or not it costs anything, for the dealer. */
export function conditionWords(
  itemType: ItemType,
  adjustments: readonly AdjustmentAnswer[],
): { about: string; answer: string }[] {
  return givenAnswers(itemType, adjustments).map(({ question, answer: { label } }) => ({
    about: question.lineLabel,
    answer: label,
  }))
}

/** Whether an answer rules out a price from a form: a write-off, a major fault, damp. */
export function needsInspection(itemType: ItemType, adjustments: readonly AdjustmentAnswer[]): boolean {
  return givenAnswers(itemType, adjustments).some(({ answer: each }) => each.needsInspection)
}

/** Reads answers from any posted value: one known answer per question, else the ids still to answer. */
export function readAdjustments(
  itemType: ItemType,
  given: unknown,
): { adjustments: AdjustmentAnswer[]; missing: string[] } {
  const entries = Array.isArray(given) ? given.slice(0, 50) : []
  const adjustments: AdjustmentAnswer[] = []
  const missing: string[] = []
  for (const question of questionsFor(itemType)) {
    const entry: unknown = entries.find((each) => isEntry(each) && each.id === question.id)
    const answers = isEntry(entry) && Array.isArray(entry.adjustmentAnswers) ? entry.adjustmentAnswers : []
    const chosen = question.answers.find(({ id }) => answers.length === 1 && answers[0] === id)
    if (chosen) adjustments.push({ id: question.id, adjustmentAnswers: [chosen.id] })
    else missing.push(question.id)
  }
  return { adjustments, missing }
}

function isEntry(value: unknown): value is { id: unknown; adjustmentAnswers?: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value
}
