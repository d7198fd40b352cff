import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conditionCosts, CONDITION_QUESTIONS, questionsFor, readAdjustments } from './condition-questions.ts'

test('answers are read as id and adjustmentAnswers, and unknown ones are asked again (TRADE-006)', () => {
  const given = [
    { id: 'tyres', adjustmentAnswers: ['worn'] },
    { id: 'keys', adjustmentAnswers: ['seven'] },
    { id: 'exterior', adjustmentAnswers: ['clean', 'light'] },
    { id: 'unknown', adjustmentAnswers: ['x'] },
  ]
  const { adjustments, missing } = readAdjustments('car', given)
  expect(adjustments).toEqual([{ id: 'tyres', adjustmentAnswers: ['worn'] }])
  expect(missing).toEqual(['exterior', 'interior', 'mechanical', 'history', 'accident', 'keys'])
})

test('no posted value makes reading throw or answers a question by itself', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const { adjustments, missing } = readAdjustments('car', given)
      expect(adjustments.length + missing.length).toBe(questionsFor('car').length)
    }),
  )
})

test('the best answer costs nothing and every further one at least as much as the one before, at any value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_00 }), (retailCents) => {
      for (const { id, answers, itemTypes } of CONDITION_QUESTIONS) {
        const costs = answers.map(
          (answer) =>
            conditionCosts(itemTypes[0] ?? 'car', [{ id, adjustmentAnswers: [answer.id] }], retailCents)[0]
              ?.cents ?? 0,
        )
        expect(costs[0]).toBe(0)
        expect(costs).toEqual([...costs].sort((a, b) => a - b))
      }
    }),
  )
})

test('a caravan is asked about damp, not about keys or an engine', () => {
  const ids = questionsFor('caravan').map(({ id }) => id)
  expect(ids).toContain('damp')
  expect(ids).not.toContain('keys')
  expect(ids).not.toContain('mechanical')
})
