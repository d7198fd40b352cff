import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkKey } from './network-key.ts'

test('an IPv4 address is a network by itself, even if the socket writes it as IPv6', () => {
  const own = { near: '203.0.113.9', wide: null }
  for (const written of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '[::ffff:203.0.113.9]'])
    expect(networkKey(written), written).toEqual(own)
  expect(networkKey('203.0.113.10')).not.toEqual(own)
})

test('every address of an IPv6 /64 is one network, however it is written; the /48 around it is counted separately', () => {
  const own = { near: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }
  for (const written of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:db8:1:2:0:0:1.2.3.4',
  ])
    expect(networkKey(written), written).toEqual(own)
  expect(networkKey('2001:db8:1:3::1')).toEqual({ near: '2001:db8:1:3::/64', wide: own.wide })
  expect(networkKey('2001:db8:2:2::1').wide).not.toBe(own.wide)
  expect(networkKey('::1')).toEqual({ near: '0:0:0:0::/64', wide: '0:0:0::/48' })
  expect(networkKey('fe80::1%eth0').near).toBe('fe80:0:0:0::/64')
})

test('the last 64 bits never matter, whatever they are', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const prefix = '2001:db8:7:8'
  fc.assert(
    fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (host) => {
      expect(networkKey(`${prefix}:${host.join(':')}`).near).toBe('2001:db8:7:8::/64')
    }),
  )
})

test('text that is not an address is limited too, under a short key', () => {
  expect(networkKey('unknown')).toEqual({ near: 'unknown', wide: null })
  expect(networkKey('x'.repeat(10_000)).near).toHaveLength(64)
  expect(networkKey('2001:db8:::1')).toEqual({ near: '2001:db8:::1', wide: null })
})
