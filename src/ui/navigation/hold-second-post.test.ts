import { expect, test } from 'vitest'
import { holdSecondPost } from './hold-second-post.ts'

/** Whether a press of the form at this time goes out. */
function goesOut(form: object, timeStamp: number, defaultPrevented = false): boolean {
  let isHeld = false
  const preventDefault = () => {
    isHeld = true
  }
  const currentTarget = form as EventTarget & HTMLFormElement
  holdSecondPost({ currentTarget, timeStamp, defaultPrevented, preventDefault })
  return !isHeld
}

test('a second press of a form already on its way is held back, another form goes out (LEAD-012)', () => {
  const form = {}
  expect([goesOut(form, 50), goesOut(form, 50), goesOut(form, 4_900)]).toEqual([true, false, false])
  expect(goesOut({}, 4_900)).toBe(true)
})

test('after five seconds without an answer the form may be sent again', () => {
  const form = {}
  expect([goesOut(form, 0), goesOut(form, 5_000), goesOut(form, 6_000)]).toEqual([true, true, false])
})

test('a press that did not go out, such as one with a wrong field, holds back none after it', () => {
  const form = {}
  expect([goesOut(form, 1, true), goesOut(form, 1)]).toEqual([true, true])
})
