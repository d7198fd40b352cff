import { expect, test } from 'vitest'
import { IMPERSONAL_TABLES, looksPersonal, PERSONAL_DATA } from './personal-data.ts'

test('a table is listed as personal or impersonal, never both', () => {
  expect(Object.keys(PERSONAL_DATA).filter((table) => table in IMPERSONAL_TABLES)).toEqual([])
})

test.each([
  'email',
  'first_name',
  'home_phone',
  'reply_to_address',
  'date_of_birth',
  'ip',
  'driver_licence',
  'notes',
  'user_id',
  'answers',
])('%s looks like personal data', (column) => expect(looksPersonal(column)).toBe(true))

test.each(['price_cents', 'created_at', 'shipped', 'vehicle_id', 'state', 'description', 'zip_count'])(
  '%s does not',
  (column) => expect(looksPersonal(column)).toBe(false),
)
