import { timeZoneLines } from './time-zone-rules.ts'

type Mailbox = { name: string; address: string }

/** A test drive as a calendar entry. Local times are YYYY-MM-DDTHH:MM, moments ISO 8601 in UTC. */
export type CalendarDrive = {
  uid: string
  method: 'REQUEST' | 'CANCEL'
  /** Higher with every change, so that a calendar takes the newest. */
  sequence: number
  startsLocal: string
  endsLocal: string
  timeZone: string
  /** When this version was created. */
  madeAt: string
  summary: string
  description: string
  place: string
  url: string
  organiser: Mailbox
  attendees: Mailbox[]
}

/** Longest line in octets before folding (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** An invitation, or its cancellation, by RFC 5545 and 5546, with the zone's own rules; lines end in CRLF. */
export function writeCalendarEntry(drive: CalendarDrive): string {
  const isCancelled = drive.method === 'CANCEL'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${drive.method}`,
    ...timeZoneLines(drive.timeZone),
    'BEGIN:VEVENT',
    `UID:${text(drive.uid)}`,
    `SEQUENCE:${drive.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${drive.madeAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${drive.timeZone}:${stamp(drive.startsLocal)}`,
    `DTEND;TZID=${drive.timeZone}:${stamp(drive.endsLocal)}`,
    `SUMMARY:${text(drive.summary)}`,
    `DESCRIPTION:${text(drive.description)}`,
    `LOCATION:${text(drive.place)}`,
    `URL:${drive.url.replace(/[\s\p{Cc}]/gu, '')}`,
    `ORGANIZER${person(drive.organiser)}`,
    ...drive.attendees.map(
      (attendee) => `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE${person(attendee)}`,
    ),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

function stamp(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`
}

function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n')
}

/** A quoted name cannot end its parameter and an address has no control characters, so neither can add a property. */
function person({ name, address }: Mailbox): string {
  return `;CN="${name.replace(/["\p{Cc}]/gu, ' ').trim()}":mailto:${address.replace(/[\s\p{Cc}]/gu, '')}`
}

/** Splits a line at 75 octets, each continuation starting with a space, without splitting characters. */
function fold(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part]
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
