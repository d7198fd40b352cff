import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedText } from './quoted-text.ts'

test('plain words are quoted as they are', () => {
  for (const text of ['$12,590*', '40,990 DA', 'DUAL CAB P/UP', '1FTFW1E50KFA12345', 'Škoda 试', 'O/R "38"'])
    expect(quotedText(text)).toBe(text)
})

test('a quotation cannot end itself, begin markup, move the cursor or begin a line of its own', () => {
  expect(quotedText("x' run done")).toBe("x\\' run done")
  expect(quotedText('<img src=x onerror=1>')).toBe('\\u{3c}img src=x onerror=1\\u{3e}')
  expect(quotedText('\u001b[2J\u009b1m')).toBe('\\u{1b}[2J\\u{9b}1m')
  expect(quotedText('1\r\n{"level":50}\u2028x')).toBe('1 {"level":50} x')
  expect(quotedText('a\u202egnp.exe\u200b')).toBe('a\\u{202e}gnp.exe\\u{200b}')
})

test('it is cut at forty characters, whatever it holds', () => {
  expect(quotedText('a'.repeat(40))).toBe('a'.repeat(40))
  expect(quotedText('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`)
  expect(quotedText(' '.repeat(5000))).toBe('…')
  const anyText = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x10_ffff }), fc.integer({ min: 0, max: 0xff })), {
      maxLength: 60,
    })
    .map((points) => String.fromCodePoint(...points))
  fc.assert(
    fc.property(anyText, (text) => {
      const quoted = quotedText(text)
      expect(quoted.length).toBeLessThanOrEqual(41)
      expect(quoted).toMatch(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u)
      expect(quoted).not.toMatch(/[<>]|(?<!\\)(\\\\)*'/)
    }),
  )
})

test('who it names is left out', () => {
  expect(quotedText('Bob, bob.smith@mail.example')).toBe('Bob, [address]')
  for (const phone of ['0412 345 678', '+61412345678', '(02) 9876 5432', '61 2 9876-5432', '0298765432'])
    expect(quotedText(`call ${phone} now`)).toBe('call [number] now')
  expect(quotedText('JTMHV05J604123456')).toBe('JTMHV05J604123456')
})
