import { expect, test } from 'vitest'
import { createPostHold } from './hold-second-post.ts'

const press = (form: object, at: number, over: { method?: string; isPrevented?: boolean } = {}) => ({
  form,
  at,
  method: 'post',
  isPrevented: false,
  ...over,
})

test('a second press of a form that is on its way is held, another form goes out (LEAD-012)', () => {
  const hold = createPostHold()
  const form = {}
  expect(hold.isHeld(press(form, 5))).toBe(false)
  expect(hold.isHeld(press(form, 5))).toBe(true)
  expect(hold.isHeld(press(form, 9_000))).toBe(true)
  expect(hold.isHeld(press({}, 9_000))).toBe(false)
})

test('after ten seconds without an answer, or on the page brought back, it may be sent again', () => {
  const hold = createPostHold()
  const form = {}
  expect(hold.isHeld(press(form, 0))).toBe(false)
  expect(hold.isHeld(press(form, 10_000))).toBe(false)
  hold.release()
  expect(hold.isHeld(press(form, 10_001))).toBe(false)
})

test('searches by GET and forms that scripts send themselves are never held', () => {
  const hold = createPostHold()
  const form = {}
  for (const over of [{ method: 'get' }, { isPrevented: true }]) {
    expect(hold.isHeld(press(form, 1, over))).toBe(false)
    expect(hold.isHeld(press(form, 1, over))).toBe(false)
  }
  expect(hold.isHeld(press(form, 1))).toBe(false)
})
