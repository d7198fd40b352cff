import { expect, test } from 'vitest'
import type { Mark, Proof } from '#src/shared/domain/visitor.ts'
import { judgeHold } from './hold-limits.ts'

const marks: Mark[] = ['phone:a', 'mail:b', 'device:c', 'network:d', 'wide:e']
const judge = (open: Record<string, number>, day: Record<string, number> = {}, proof: Proof = null) =>
  judgeHold(marks, { open: new Map(Object.entries(open)), day: new Map(Object.entries(day)) }, proof)

test('a shopper may hold two vehicles at once, and a third with the same phone, email or device is refused, with or without a code', () => {
  expect(judge({})).toBe('free')
  expect(judge({ 'phone:a': 1, 'mail:b': 1, 'device:c': 1, 'network:d': 1 })).toBe('free')
  for (const mark of ['phone:a', 'mail:b', 'device:c']) {
    expect(judge({ [mark]: 2 }), mark).toBe('too_many')
    expect(judge({ [mark]: 2 }, {}, 'phone'), mark).toBe('too_many')
  }
})

test('a network with many holds needs a code, continues with one, and still has a limit', () => {
  expect(judge({ 'network:d': 2 })).toBe('free')
  expect(judge({ 'network:d': 3 })).toBe('code_needed')
  expect(judge({ 'network:d': 8 }, {}, 'phone')).toBe('free')
  expect(judge({ 'network:d': 10 }, {}, 'phone')).toBe('too_many')
  expect(judge({ 'wide:e': 12 })).toBe('code_needed')
  expect(judge({}, { 'network:d': 12 })).toBe('code_needed')
  expect(judge({}, { 'phone:a': 6 }, 'phone')).toBe('free')
  expect(judge({}, { 'phone:a': 10 }, 'phone')).toBe('too_many')
})

test('work lets a network on for a while, never the /48 around it, and is no phone', () => {
  expect(judge({ 'network:d': 5 }, { 'network:d': 23 }, 'work')).toBe('free')
  expect(judge({ 'network:d': 6 }, {}, 'work')).toBe('code_needed')
  expect(judge({}, { 'network:d': 24 }, 'work')).toBe('code_needed')
  expect(judge({ 'wide:e': 12 }, {}, 'work')).toBe('code_needed')
  expect(judge({ 'phone:a': 2 }, {}, 'work')).toBe('too_many')
})

test('other shoppers’ holds do not count', () => {
  expect(judge({ 'phone:x': 99, 'network:y': 99 }, { 'device:z': 99 })).toBe('free')
})
