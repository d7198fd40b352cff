import { expect, test } from 'vitest'
import { CODE_PURPOSES, type CodePurpose } from './code-purpose.ts'
import {
  codeFault,
  codeMessage,
  fullWindow,
  plainCode,
  refusalOf,
  SEND_LIMITS,
  type SendCounts,
  type SendWindow,
} from './sign-in-code.ts'

const windows = Object.keys(SEND_LIMITS) as SendWindow[]
const none = Object.fromEntries(windows.map((window) => [window, 0])) as SendCounts

test('AUTH-014: an empty code is required, anything but six digits has the wrong length, and six digits are checked', () => {
  expect([
    codeFault(''),
    codeFault('  '),
    codeFault('12345'),
    codeFault('1234567'),
    codeFault('12a456'),
  ]).toEqual(['code_required', 'code_required', 'code_length', 'code_length', 'code_length'])
  expect(codeFault('123456')).toBeNull()
  expect(codeFault(' 123 456 ')).toBeNull()
  expect(plainCode(' 123 456 ')).toBe('123456')
})

test('AUTH-018: five codes for a phone from one network in 15 minutes, and each window alone stops the next', () => {
  expect(SEND_LIMITS.asker).toEqual({ max: 5, windowMs: 900_000 })
  expect(fullWindow(none, false)).toBeNull()
  expect(fullWindow({ ...none, asker: 4, network: 19 }, false)).toBeNull()
  for (const window of windows)
    expect(fullWindow({ ...none, [window]: SEND_LIMITS[window].max }, false)).toBe(window)
})

test('one network cannot exhaust a phone’s allowance: it takes three, and four over a day', () => {
  expect(SEND_LIMITS.phone.max).toBeGreaterThan(2 * SEND_LIMITS.asker.max)
  expect(SEND_LIMITS.phoneDay.max).toBeGreaterThan(3 * SEND_LIMITS.askerDay.max)
})

test('a browser that verified the phone is limited by its own windows and not by any network’s', () => {
  for (const window of ['network', 'networkDay', 'wide', 'wideDay', 'askerDay'] as const)
    expect(fullWindow({ ...none, [window]: 10_000 }, true)).toBeNull()
  expect(fullWindow({ ...none, asker: 5 }, true)).toBe('asker')
})

test('someone who asks too often is told so, and someone held up by an attack is told that instead (ERR-016)', () => {
  expect(['asker', 'phoneDay', 'wide'].map((window) => refusalOf(window as SendWindow))).toEqual([
    'too_many',
    'too_many',
    'too_many',
  ])
  expect([refusalOf('site'), refusalOf('platformDay')]).toEqual(['texts_spent', 'texts_spent'])
})

test('the message names the site and binds the code to its host', () => {
  const text = codeMessage({
    code: '123456',
    purpose: 'sign_in',
    siteName: 'Northside',
    host: 'northside.example:3000',
  })
  expect(text).toContain('123456 is your Northside sign-in code')
  expect(text.endsWith('\n\n@northside.example #123456')).toBe(true)
})

test('a message says what its code is for, and no two purposes read the same', () => {
  const purposes = Object.keys(CODE_PURPOSES) as CodePurpose[]
  const texts = purposes.map((purpose) =>
    codeMessage({ code: '123456', purpose, siteName: 'N', host: 'n.example' }),
  )
  expect(new Set(texts).size).toBe(purposes.length)
})
