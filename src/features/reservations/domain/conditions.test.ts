import { expect, test } from 'vitest'
import { CONDITIONS_VERSION, conditionsOf, nextSteps, refundText } from './conditions.ts'

test('RSV-006, RSV-008: the conditions state the deposit, 48 hours and the full refund', () => {
  const text = conditionsOf({
    depositText: '$200',
    kind: 'reservation',
    coolingOff: ['Nothing binds you.'],
  }).join(' ')
  expect(text).toContain('$200')
  expect(text).toContain('48 hours')
  expect(text).toMatch(/refund.*in full/)
  expect(text).toContain('Nothing binds you.')
  expect(CONDITIONS_VERSION).toMatch(/^\d{4}-/)
  expect(refundText('$350')).toContain('100% refundable')
})

test('the next steps differ for a buyer who wants delivery', () => {
  expect(nextSteps({ kind: 'purchase', placeName: 'Kedron', isDelivered: true }).join(' ')).toContain(
    'delivery',
  )
  expect(nextSteps({ kind: 'reservation', placeName: 'Kedron', isDelivered: false }).join(' ')).toContain(
    'Kedron',
  )
})
