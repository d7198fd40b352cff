import { expect, test } from 'vitest'
import { typedField } from './typed-field.ts'

test('typed fields keep the label from the form, and a message gets room for long text', () => {
  expect(typedField('last_name')).toEqual({ label: 'Last name', isLong: false })
  expect(typedField('message')).toEqual({ label: 'Message', isLong: true })
})

test('a field nobody types has no label, whatever its name', () => {
  for (const name of ['idempotency_key', 'toString', '__proto__', ''])
    expect(typedField(name).label).toBeNull()
})
