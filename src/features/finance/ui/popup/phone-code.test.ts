import { expect, test } from 'vitest'
import { CODE_NEEDED_TEXT, CODE_UNASKED_TEXT, createCodeDesk } from './phone-code.ts'

function aDesk(right = '123456') {
  const asked: string[] = []
  const desk = createCodeDesk(async (challenge, code) => {
    asked.push(`${challenge} ${code}`)
    return code === right ? null : 'Wrong'
  })
  return { desk, asked }
}

test('without a code no shopper continues to the lender, and a code typed before one was sent asks to send one (FIN-044)', async () => {
  const { desk, asked } = aDesk()
  expect([await desk.fault(''), await desk.fault('123456')]).toEqual([CODE_NEEDED_TEXT, CODE_UNASKED_TEXT])
  expect(asked).toEqual([])
})

test('if no code can be sent the shopper continues without one, so the enquiry is not lost', async () => {
  const { desk } = aDesk()
  desk.await(null)
  expect(await desk.fault('')).toBeNull()
  desk.forget()
  expect(await desk.fault('')).toBe(CODE_NEEDED_TEXT)
})

test('a right code is used up when checked, so it is checked once, and Back and Next still work (FIN-044)', async () => {
  const { desk, asked } = aDesk()
  desk.await('challenge')
  expect([await desk.fault('123456'), await desk.fault('123456'), await desk.fault('')]).toEqual([
    null,
    null,
    null,
  ])
  expect(asked).toEqual(['challenge 123456'])
})

test('a wrong code shows the server’s text each time, and leaving it out does not help (ERR-017)', async () => {
  const { desk, asked } = aDesk()
  desk.await('challenge')
  for (let at = 0; at < 3; at++) expect(await desk.fault('000000')).toBe('Wrong')
  expect([asked.length, await desk.fault('')]).toEqual([3, CODE_NEEDED_TEXT])
})

test('a different phone needs a new code, even if the first was verified', async () => {
  const { desk } = aDesk()
  desk.await('challenge')
  expect(await desk.fault('123456')).toBeNull()
  desk.forget()
  expect(await desk.fault('123456')).toBe(CODE_UNASKED_TEXT)
})
