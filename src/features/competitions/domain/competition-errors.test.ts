import { expect, test } from 'vitest'
import { COMPETITION_ERRORS } from './competition-errors.ts'

test('each refusal has an error status and text for the entrant', () => {
  for (const { status, message } of Object.values(COMPETITION_ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/[a-z]/)
  }
})
