import { expect, test } from 'vitest'
import { readRawKey, toKeyring } from './data-keys.ts'
import { createVault, isSealed, isSealedFile, SealedValueError } from './vault.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const PLACE = { site: 'site_northside', table: 'leads', column: 'name' }
const vaultOf = (...keys: Buffer[]) => {
  const keyring = toKeyring(keys)
  if (!keyring) throw new Error('no key')
  return createVault(keyring)
}

test('a sealed text opens to itself, reveals nothing and is never the same twice', () => {
  const vault = vaultOf(NEW)
  const [one, other] = [vault.seal(PLACE, 'Zoë 🚗'), vault.seal(PLACE, 'Zoë 🚗')]
  expect(one).not.toBe(other)
  expect([one, other].map((each) => vault.open(each))).toEqual(
    Array(2).fill({ text: 'Zoë 🚗', place: PLACE }),
  )
  expect(isSealed(one) && vault.isOurs(one)).toBe(true)
})

test('a lookup value is the same for the same text and place, and differs in another place or under another key', () => {
  const vault = vaultOf(NEW, OLD)
  const value = vault.sealForLookup(PLACE, '0412345678')
  expect(vault.sealForLookup(PLACE, '0412345678')).toBe(value)
  expect(vault.open(value).text).toBe('0412345678')
  expect(vault.sealForLookup({ ...PLACE, column: 'phone' }, '0412345678').split('.')[5]).not.toBe(
    value.split('.')[5],
  )
  expect(vault.lookups(PLACE, '0412345678')).toEqual([
    value,
    vaultOf(OLD).sealForLookup(PLACE, '0412345678'),
    '0412345678',
  ])
})

test('a value that was changed, cut, moved to another place or sealed by a key that is not set never opens', () => {
  const vault = vaultOf(NEW)
  const sealed = vault.seal(PLACE, 'Zelda')
  for (const wrong of [
    `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`,
    sealed.slice(0, -30),
    sealed.replace('site_northside', 'site_southside'),
    sealed.replace('.name.', '.email.'),
    sealed.replace('.leads.', '.customers.'),
    vaultOf(OLD).seal(PLACE, 'Zelda'),
  ])
    expect(() => vault.open(wrong), wrong).toThrow(SealedValueError)
})

test('text typed to look sealed is not sealed', () => {
  for (const typed of ['fc1.', 'fc1.deadbeef.a.b.c.x', `fc1.DEADBEEF.a.b.c.${'x'.repeat(60)}`, 'fc1.a b'])
    expect(isSealed(typed), typed).toBe(false)
  expect(vaultOf(NEW).isOurs(`fc1.deadbeef.a.b.c.${'x'.repeat(60)}`)).toBe(false)
})

test('the previous key opens until everything is sealed again', () => {
  const sealed = vaultOf(OLD).seal(PLACE, 'Zelda')
  expect(vaultOf(NEW, OLD).open(sealed).text).toBe('Zelda')
  expect(() => vaultOf(NEW).open(sealed)).toThrow(/which is not set/)
})

test('a file opens only under its own name, and one in clear is returned unchanged', () => {
  const vault = vaultOf(NEW)
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])
  const sealed = vault.sealFile('a.jpg', bytes)
  expect(isSealedFile(sealed) && !sealed.includes(bytes)).toBe(true)
  expect(vault.openFile('a.jpg', sealed)).toEqual(bytes)
  expect(vault.openFile('a.jpg', bytes)).toEqual(bytes)
  expect(() => vault.openFile('b.jpg', sealed)).toThrow(SealedValueError)
})

test('a key is 32 bytes in base64 or hex, and nothing else', () => {
  expect(readRawKey(NEW.toString('base64'))).toEqual(NEW)
  expect(readRawKey(NEW.toString('hex'))).toEqual(NEW)
  for (const wrong of [
    '',
    'secret',
    NEW.toString('base64').slice(4),
    `${NEW.toString('hex')}00`,
    'ä'.repeat(44),
  ])
    expect(readRawKey(wrong), wrong).toBeNull()
})
