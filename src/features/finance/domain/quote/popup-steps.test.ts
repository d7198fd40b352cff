import { expect, test } from 'vitest'
import {
  CODE_LENGTH,
  CODE_SEND_TIMEOUT_MS,
  firstWrongStage,
  readPopup,
  STAGES,
  stageErrors,
} from './popup-steps.ts'

const FIELDS: Record<string, string> = {
  purchasePrice: '$42,000',
  loanTerm: '5',
  selfAssessedCreditScore: 'DECENT',
  firstName: 'Fin',
  lastName: 'Ance',
  phone: '0412 345 678',
  email: 'fin@example.com',
  postcode: '4000',
  whoIsHelping: 'Sam',
}
const values = readPopup((name) => FIELDS[name] ?? null)

test('the four stages have their exact names and order (FIN-007)', () => {
  expect(STAGES).toEqual(['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'])
})

test('each stage checks its own fields, and a vehicle brings its price (FIN-007)', () => {
  const empty = readPopup(() => null)
  expect(Object.keys(stageErrors(0, empty, { hasCar: false }))).toEqual(['purchasePrice'])
  expect(stageErrors(0, empty, { hasCar: true })).toEqual({})
  expect(Object.keys(stageErrors(1, empty, { hasCar: true }))).toEqual([
    'firstName',
    'lastName',
    'phone',
    'email',
    'postcode',
  ])
  expect(stageErrors(2, empty, { hasCar: true })).toEqual({})
  expect([firstWrongStage(empty, { hasCar: true }), firstWrongStage(values, { hasCar: false })]).toEqual([
    1,
    null,
  ])
})

test('a phone code has 6 digits and its sending is awaited for 15 seconds (FIN-044)', () => {
  expect([CODE_LENGTH, CODE_SEND_TIMEOUT_MS]).toEqual([6, 15_000])
  expect(stageErrors(1, { ...values, code: '12345' }, { hasCar: true })).toEqual({
    code: 'Code must be 6 digits.',
  })
  expect(stageErrors(1, { ...values, code: '123456' }, { hasCar: true })).toEqual({})
})

test('invalid terms and scores become the defaults (FIN-035)', () => {
  expect(readPopup((name) => (name === 'loanTerm' ? '4.5' : 'toString'))).toMatchObject({
    loanTerm: '5',
    selfAssessedCreditScore: 'GREAT',
  })
})
