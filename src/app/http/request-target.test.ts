import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { settleTarget } from './request-target.ts'

function aRequest(url: string, ...hosts: string[]): IncomingMessage {
  const rawHeaders = hosts.flatMap((host) => ['Host', host])
  return { url, rawHeaders, headers: { host: hosts[0] } } as unknown as IncomingMessage
}

test('a path is left alone', () => {
  const request = aRequest('/faqs?a=http://b', 'a.example')
  expect(settleTarget(request)).toBe(true)
  expect([request.url, request.headers.host]).toEqual(['/faqs?a=http://b', 'a.example'])
})

test('a whole address is read as host and path, whatever Host says', () => {
  for (const [url, path] of [
    ['http://b.example:81/faqs?x=1', '/faqs?x=1'],
    ['HTTPS://b.example:81', '/'],
    ['http://b.example:81?x=1', '/?x=1'],
  ] as const) {
    const request = aRequest(url, 'a.example')
    expect(settleTarget(request)).toBe(true)
    expect([request.url, request.headers.host]).toEqual([path, 'b.example:81'])
    expect(request.rawHeaders).toEqual(['Host', 'b.example:81'])
  }
})

test('a user name and password, several hosts and anything but an address are refused', () => {
  for (const url of ['http://a:b@evil/faqs', 'http://@evil/', 'http:///x', '*', 'ftp://a/b', 'evil:443', ''])
    expect(settleTarget(aRequest(url, 'a.example')), url).toBe(false)
  expect(settleTarget(aRequest('/', 'a.example', 'a.example'))).toBe(false)
})
