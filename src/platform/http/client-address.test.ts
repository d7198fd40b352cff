import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('a visitor cannot choose the address that limits are counted by', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', 'forged, 203.0.113.9, 10.1.1.1', 2)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
  expect(clientAddress(undefined, null, 0)).toBe('unknown')
})
