import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test('addresses that cannot belong to a receiver of leads are private', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '255.255.255.255',
    '192.88.99.1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    'fec0::1',
    '3fff::1',
    '3fff:fff::1',
    '5f00::1',
    'localhost',
  ]) {
    expect(isPrivateAddress(address), address).toBe(true)
  }
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '::ffff:8.8.8.8',
    '2606:4700:4700::1111',
    '3ffe::1',
    '4000::1',
  ])
    expect(isPrivateAddress(address), address).toBe(false)
})
