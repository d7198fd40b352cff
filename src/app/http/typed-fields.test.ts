import { expect, test } from 'vitest'
import { typedOf } from './typed-fields.ts'

function post(body: string, headers: Record<string, string> = {}): Request {
  const all = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': `${body.length}`,
    ...headers,
  }
  return new Request('http://a.example/contact', { method: 'POST', body, headers: all })
}

test('a posted form can be read by the page and, in order, once more to be shown again', async () => {
  const request = post('name=Kim+%26+Co&message=a%0Ab&name=twice')
  const typed = typedOf(request)
  expect(await request.text()).toContain('Kim')
  expect(await typed()).toEqual([
    ['name', 'Kim & Co'],
    ['message', 'a\nb'],
    ['name', 'twice'],
  ])
})

test('every part of a page that fails gets what was typed, not only the first', async () => {
  const typed = typedOf(post('name=Kim'))
  expect(await Promise.all([typed(), typed()])).toEqual([[['name', 'Kim']], [['name', 'Kim']]])
  expect(await typed()).toEqual([['name', 'Kim']])
})

test('a form is not kept if it has files, is long, or does not announce its length', async () => {
  const held = [
    post('a=1', { 'content-type': 'multipart/form-data; boundary=x' }),
    post('a=1', { 'content-length': '65537' }),
    post('a=1', { 'content-length': 'many' }),
    new Request('http://a.example/'),
  ].map((request) => typedOf(request)())
  for (const typed of held) expect(await typed).toEqual([])
})
