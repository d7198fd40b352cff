import { expect, test } from 'vitest'
import { TEXT_RULES } from './text-rules.ts'

const WARNING = 'WARNING: This comparison rate is true only for the examples given.'

function faults(passage: string, page = passage): string[] {
  return TEXT_RULES.filter((rule) => rule.fault(passage, page) !== null).map(({ id }) => id)
}

test.each([
  ['Utes from $29,990', ['price-kind']],
  ['Now $29990 for the last three', ['price-kind']],
  ['Utes from $29,990 drive away', []],
  ['From $29,990 excluding government charges', []],
  ['A $500 deposit holds it', []],
  ['Finance at 3.9% p.a.', ['comparison-rate', 'comparison-warning']],
  ['Finance at 3.9% p.a., comparison rate 4.6% p.a.', ['comparison-warning']],
  [`Finance at 3.9% p.a., comparison rate 4.6% p.a. ${WARNING}`, []],
  ['Finance it for $99 a week', ['repayment-rate']],
  ['Subscribe for $199 a week, servicing included', []],
  ['Was $41,990, now $38,990 drive away', ['was-claim']],
  ['Save $3,000 on demonstrators', ['was-claim']],
  ['The lowest prices in Brisbane', ['superlative']],
  ['Batteries keep 80% of their charge', []],
])('%s: %j', (passage, expected) => {
  expect(faults(passage)).toEqual(expected)
})

test('the warning may be elsewhere on the page, but the comparison rate may not', () => {
  expect(faults('3.9% p.a.', `3.9% p.a.\n\n4.6% p.a. comparison rate\n\n${WARNING}`)).toEqual([
    'comparison-rate',
  ])
})

test('each rule names its source', () => {
  for (const { source } of TEXT_RULES) expect(source).toMatch(/ACL|Code|Regulations|State/)
})
