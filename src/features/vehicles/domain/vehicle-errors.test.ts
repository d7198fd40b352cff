import { expect, test } from 'vitest'
import { VEHICLE_ERRORS } from './vehicle-errors.ts'

test('every failure has a status that is one and a sentence to read (ERR-012)', () => {
  for (const { status, message } of Object.values(VEHICLE_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Za-z].+\.$/)
  }
})
