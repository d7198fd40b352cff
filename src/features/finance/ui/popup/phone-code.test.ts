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

test('without a code nobody goes on to the lender, and one that nobody sent asks to be sent (FIN-044)', async () => {
  const { desk, asked } = aDesk()
  expect([await desk.fault(''), await desk.fault('123456')]).toEqual([CODE_NEEDED_TEXT, CODE_UNASKED_TEXT])
  expect(asked).toEqual([])
})

test('where no code can be sent the shopper goes on without one: the enquiry is not lost', async () => {
  const { desk } = aDesk()
  desk.await(null)
  expect(await desk.fault('')).toBeNull()
  desk.forget()
  expect(await desk.fault('')).toBe(CODE_NEEDED_TEXT)
})

test('a right code is used up where it is checked, so it is asked about once: Back and Next go on (FIN-044)', async () => {
  const { desk, asked } = aDesk()
  desk.await('challenge')
  expect([await desk.fault('123456'), await desk.fault('123456'), await desk.fault('')]).toEqual([
    null,
    null,
    null,
  ])
  expect(asked).toEqual(['challenge 123456'])
})

test('a wrong code says the server’s words each time, and leaving it out is no way on (ERR-017)', async () => {
  const { desk, asked } = aDesk()
  desk.await('challenge')
  for (let at = 0; at < 3; at++) expect(await desk.fault('000000')).toBe('Wrong')
  expect([asked.length, await desk.fault('')]).toEqual([3, CODE_NEEDED_TEXT])
})

test('another phone needs another code, also where the first was proven', async () => {
  const { desk } = aDesk()
  desk.await('challenge')
  expect(await desk.fault('123456')).toBeNull()
  desk.forget()
  expect(await desk.fault('123456')).toBe(CODE_UNASKED_TEXT)
})
