import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { zonedMs } from '#src/shared/domain/local-date-time.ts'
import { type CalendarDrive, writeCalendarEntry } from './calendar-entry.ts'
import { CALENDAR_ZONES, timeZoneLines } from './time-zone-rules.ts'

function aDrive(over: Partial<CalendarDrive> = {}): CalendarDrive {
  return {
    uid: 'bkg_1@northside.example',
    method: 'REQUEST',
    sequence: 0,
    startsLocal: '2026-11-23T09:30',
    endsLocal: '2026-11-23T10:30',
    timeZone: 'Australia/Sydney',
    madeAt: '2026-11-21T02:00:00.000Z',
    summary: 'Test drive: 2022 Toyota HiLux',
    description: 'Bring your licence.\nReference K7MP-4QX2',
    place: 'Northside, 1 Main St; Albion',
    url: 'https://northside.example/test-drive/K7MP-4QX2/x',
    organiser: { name: 'Northside Motors', address: 'leads@northside.example' },
    attendees: [{ name: 'Jo Citizen', address: 'jo@example.com' }],
    ...over,
  }
}

function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const start = event.startDate
  start.zone = zone
  return { calendar, event, startMs: start.toUnixTime() * 1000 }
}

test('a calendar program reads the invitation: method, time in its zone, text and both parties (LEAD-002, RFC 5545)', () => {
  const { calendar, event, startMs } = read(writeCalendarEntry(aDrive()))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe('bkg_1@northside.example')
  expect(event.summary).toBe('Test drive: 2022 Toyota HiLux')
  expect(event.description).toBe('Bring your licence.\nReference K7MP-4QX2')
  expect(event.location).toBe('Northside, 1 Main St; Albion')
  expect(event.organizer).toBe('mailto:leads@northside.example')
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:jo@example.com'])
  expect(new Date(startMs).toISOString()).toBe('2026-11-22T22:30:00.000Z')
})

test('a cancellation has the same uid and the sequence it is given', () => {
  const { calendar, event } = read(writeCalendarEntry(aDrive({ method: 'CANCEL', sequence: 1 })))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect([event.uid, event.sequence, event.component.getFirstPropertyValue('status')]).toEqual([
    'bkg_1@northside.example',
    1,
    'CANCELLED',
  ])
})

test('the zone rules in the entry give the booked moment in summer and winter', () => {
  for (const timeZone of CALENDAR_ZONES) {
    for (const day of [
      '2026-11-23',
      '2026-10-04',
      '2027-04-04',
      '2027-01-15',
      '2027-04-03',
      '2027-04-05',
      '2027-07-01',
      '2027-10-04',
    ]) {
      const startsLocal = `${day}T09:30`
      const { startMs } = read(writeCalendarEntry(aDrive({ timeZone, startsLocal })))
      expect([timeZone, day, startMs]).toEqual([timeZone, day, zonedMs(startsLocal, timeZone)])
    }
  }
  for (const timeZone of Object.values(AU_STATE_TIME_ZONE)) expect(CALENDAR_ZONES).toContain(timeZone)
  expect(() => timeZoneLines('Europe/Paris')).toThrow('Europe/Paris')
})

test('no name or text can add a property, and lines are at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (hostile) => {
      const words = `${hostile.toWellFormed()}\r\nATTENDEE:mailto:eve@evil.example";X=`
      const ics = writeCalendarEntry(
        aDrive({
          summary: words,
          description: words,
          attendees: [{ name: words, address: 'jo@example.com' }],
        }),
      )
      const { event } = read(ics)
      expect(event.attendees).toHaveLength(1)
      for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
    }),
    { numRuns: 200 },
  )
})
