import { expect, test } from 'vitest'
import { typedField } from './typed-field.ts'

test('what people type is shown by its name on the form, a message with room for it', () => {
  expect(typedField('last_name')).toEqual({ label: 'Last name', isLong: false })
  expect(typedField('message')).toEqual({ label: 'Message', isLong: true })
})

test('what nobody typed has no label, whatever its name', () => {
  for (const name of ['idempotency_key', 'toString', '__proto__', ''])
    expect(typedField(name).label).toBeNull()
})
