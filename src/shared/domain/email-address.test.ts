import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress, normaliseEmailAddress } from './email-address.ts'

test('everyday addresses are accepted', () => {
  for (const good of ['jo@example.com', "jo.o'neil+cars@mail.example.com.au", 'a@b.co']) {
    expect(isEmailAddress(good), good).toBe(true)
  }
})

test('addresses that cannot receive mail or could break out of a header are refused', () => {
  const bad = [
    'jo',
    'jo@',
    '@b.co',
    'jo@localhost',
    'jo@b.co\nBcc: x@y.z',
    'jo@b..co',
    'jo@-b.co',
    '"a b"@c.de',
    'a@b@c.de',
    'jo@1.2.3.4',
  ]
  for (const text of [...bad, `${'a'.repeat(65)}@b.co`, `a@${'b.'.repeat(130)}co`])
    expect(isEmailAddress(text), text).toBe(false)
})

test('no accepted address holds white space, a comma or an angle bracket', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      if (isEmailAddress(text)) expect(text).not.toMatch(/[\s,<>"]/)
    }),
  )
})

test('two spellings of the same mailbox compare equal', () => {
  expect(normaliseEmailAddress(' Jo@Example.COM ')).toBe('jo@example.com')
})
