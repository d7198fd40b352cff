import { expect, test } from 'vitest'
import type { Mark } from '#src/shared/domain/visitor.ts'
import { judgeBooking } from './booking-limits.ts'

const marks: Mark[] = ['phone:a', 'device:c', 'network:d', 'wide:e']
const judge = (counts: Record<string, number>, isProven = false) =>
  judgeBooking(marks, new Map(Object.entries(counts)), isProven)

test('three drives to come for a phone, four for a device, code or not', () => {
  expect(judge({ 'phone:a': 2, 'device:c': 3 })).toBe('free')
  for (const isProven of [false, true]) {
    expect(judge({ 'phone:a': 3 }, isProven)).toBe('too_many')
    expect(judge({ 'device:c': 4 }, isProven)).toBe('too_many')
  }
})

test('a network with eight asks for a code, and ends at twenty; a stranger’s drives count for nobody', () => {
  expect(judge({ 'network:d': 7 })).toBe('free')
  expect(judge({ 'network:d': 8 })).toBe('code_needed')
  expect(judge({ 'network:d': 8 }, true)).toBe('free')
  expect(judge({ 'network:d': 20 }, true)).toBe('too_many')
  expect(judge({ 'network:x': 99, 'phone:x': 99 })).toBe('free')
})
