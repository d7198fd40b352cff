import { expect, test } from 'vitest'
import { VEHICLE_ERRORS } from './vehicle-errors.ts'

test('every failure has a valid status and a sentence (ERR-012)', () => {
  for (const { status, message } of Object.values(VEHICLE_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Za-z].+\.$/)
  }
})
