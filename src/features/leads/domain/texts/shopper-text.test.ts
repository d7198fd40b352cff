import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Booking } from '#src/features/bookings/domain/booking.ts'
import type { Lead } from '../lead.ts'
import { bookingText, gsmText } from './shopper-text.ts'

const booking = { startsLocal: '2026-11-27T10:00', place: 'Northside Albion, 1 Main St' } as Booking
const aLead = (over: Partial<Lead> = {}) =>
  ({
    siteName: 'Northside Motors',
    category: 'Test Drive',
    answers: {},
    vehicle: { name: '2022 Toyota HiLux SR5' },
    route: { locationName: 'Northside Albion' },
    vendor: { phone: '0735550199' },
    ...over,
  }) as Lead

test('a text names the dealer, the time, the place, whom to call and how to end them (Spam Act 2003 s 17, s 18)', () => {
  expect(bookingText(aLead(), booking, 'booked')).toBe(
    'Northside Motors: your test drive is booked for Fri 27 Nov 10:00am at Northside Albion, 2022 Toyota HiLux SR5. Call 07 3555 0199. Reply STOP to end',
  )
  expect(bookingText(aLead({ category: 'Service' }), booking, 'reminder')).toBe(
    'Northside Motors: reminder of your service on Fri 27 Nov 10:00am at Northside Albion. Call 07 3555 0199. Reply STOP to end',
  )
  expect(bookingText(aLead(), booking, 'moved')).toContain(
    'is moved to Fri 27 Nov 10:00am at Northside Albion',
  )
  expect(bookingText(aLead(), booking, 'cancelled')).toContain(
    'your test drive on Fri 27 Nov 10:00am is cancelled',
  )
})

test('long names cost the vehicle, then the place, and never the dealer, the time or the way to stop', () => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(name, name, name, (siteName, locationName, vehicle) => {
      const text = bookingText(
        aLead({
          siteName,
          route: { locationName } as Lead['route'],
          vehicle: { name: vehicle } as Lead['vehicle'],
        }),
        booking,
        'booked',
      )
      expect(text.startsWith(gsmText(siteName))).toBe(true)
      expect(text).toContain('Fri 27 Nov 10:00am')
      expect(text.endsWith('Reply STOP to end')).toBe(true)
      expect(text.length).toBeLessThanOrEqual(160)
    }),
  )
})

test('letters that would halve the length are written as those nearest to them', () => {
  expect(gsmText('Citroën’s “C5” – Škoda 漢')).toBe('Citroen\'s "C5" - Skoda ?')
  expect(gsmText('Renault Mégane')).toBe('Renault Mégane')
})
