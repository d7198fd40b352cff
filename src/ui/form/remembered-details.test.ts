import { expect, test } from 'vitest'
import { readDetails, rememberDetails } from './remembered-details.ts'

function aStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

test('five details are remembered for the site they were given to and no other (LEAD-014, LEAD-015)', () => {
  const storage = aStorage()
  rememberDetails(storage, 'northside', {
    name: 'Jo',
    email: 'jo@b.co',
    phone: '0412345678',
    postcode: '4006',
    message: 'secret',
  })
  expect(readDetails(storage, 'northside')).toEqual({
    name: 'Jo',
    last_name: '',
    email: 'jo@b.co',
    phone: '0412345678',
    postcode: '4006',
  })
  expect(readDetails(storage, 'southside')).toEqual({})
  expect(storage.length).toBe(1)
})

test('damaged or blocked storage gives nothing and breaks nothing', () => {
  const broken = {
    getItem: () => '{{{',
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(readDetails(broken, 'x')).toEqual({})
  expect(() => rememberDetails(broken, 'x', {})).not.toThrow()
  expect(readDetails(undefined, 'x')).toEqual({})
})
