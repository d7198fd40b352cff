import { expect, test } from 'vitest'
import type { Mark, Proof } from '#src/shared/domain/visitor.ts'
import { judgeBooking } from './booking-limits.ts'

const marks: Mark[] = ['phone:a', 'device:c', 'network:d', 'wide:e']
const judge = (counts: Record<string, number>, proof: Proof = null) =>
  judgeBooking(marks, new Map(Object.entries(counts)), proof)

test('three upcoming drives per phone, four per device, with or without a code', () => {
  expect(judge({ 'phone:a': 2, 'device:c': 3 })).toBe('free')
  for (const proof of [null, 'phone', 'work'] as const) {
    expect(judge({ 'phone:a': 3 }, proof)).toBe('too_many')
    expect(judge({ 'device:c': 4 }, proof)).toBe('too_many')
  }
})

test('a network needs a code from eight drives on and stops at twenty, and strangers’ drives count against nobody else', () => {
  expect(judge({ 'network:d': 7 })).toBe('free')
  expect(judge({ 'network:d': 8 })).toBe('code_needed')
  expect(judge({ 'network:d': 8 }, 'phone')).toBe('free')
  expect(judge({ 'network:d': 20 }, 'phone')).toBe('too_many')
  expect(judge({ 'network:x': 99, 'phone:x': 99 })).toBe('free')
})

test('work lets a network on to fourteen, never the /48 around it', () => {
  expect(judge({ 'network:d': 13 }, 'work')).toBe('free')
  expect(judge({ 'network:d': 14 }, 'work')).toBe('code_needed')
  expect(judge({ 'wide:e': 24 }, 'work')).toBe('code_needed')
})
