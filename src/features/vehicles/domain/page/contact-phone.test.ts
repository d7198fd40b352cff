import { expect, test } from 'vitest'
import { contactPhone, toContactPhone } from './contact-phone.ts'

const phones = { main: '0730000000', byCarType: true, new: '0730000001', demo: null, used: '0730000003' }

test('with the flag on each type shows its own number, else the main one (SITE-009)', () => {
  expect(contactPhone(phones, 'new')?.text).toBe('07 3000 0001')
  expect(contactPhone(phones, 'used')?.text).toBe('07 3000 0003')
  expect(contactPhone(phones, 'demo')?.text).toBe('07 3000 0000')
  expect(contactPhone({ ...phones, byCarType: false }, 'used')?.text).toBe('07 3000 0000')
  expect(contactPhone({ ...phones, main: '', byCarType: false }, 'used')).toBeNull()
})

test('the mask hides the last four digits and keeps the grouping (VDP-049)', () => {
  expect(toContactPhone('0730001234')).toEqual({
    text: '07 3000 1234',
    href: 'tel:0730001234',
    masked: '07 3000 ••••',
  })
  expect(toContactPhone('0412345678').masked).toBe('0412 34• •••')
})
