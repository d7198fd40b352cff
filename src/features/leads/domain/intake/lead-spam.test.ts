import { expect, test } from 'vitest'
import { judgeSpam } from './lead-spam.ts'

const person = {
  honeypot: '',
  name: 'Jo Citizen',
  message: 'Is the ute still here? See https://northside.example/cars/x',
  openForMs: 20_000,
}

test('a person asking about a vehicle is clean, with or without JavaScript (pain 17)', () => {
  expect(judgeSpam(person)).toEqual({ verdict: 'clean', reasons: [] })
  expect(judgeSpam({ ...person, openForMs: null }).verdict).toBe('clean')
  expect(judgeSpam({ ...person, openForMs: -5 }).verdict).toBe('clean')
})

test('a filled hidden field is held with its reason, not dropped', () => {
  expect(judgeSpam({ ...person, honeypot: 'Acme' })).toEqual({
    verdict: 'held',
    reasons: ['The hidden field was filled in.'],
  })
})

test('one suspicious sign marks a lead as suspect but still delivers it', () => {
  expect(judgeSpam({ ...person, openForMs: 300 }).verdict).toBe('suspect')
  expect(judgeSpam({ ...person, message: 'http://a http://b www.c' }).verdict).toBe('suspect')
  expect(judgeSpam({ ...person, message: 'We sell SEO services' }).verdict).toBe('suspect')
})

test('several signs together are held', () => {
  expect(
    judgeSpam({ ...person, openForMs: 100, name: 'www.x.y', message: '<a href=x>casino</a>' }).verdict,
  ).toBe('held')
})
