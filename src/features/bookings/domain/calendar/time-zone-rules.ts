/** Minutes east of UTC; `summer` if there is daylight saving, ending at `backAt` (HHMM, default 0300). */
type ZoneRules = {
  standard: [name: string, minutes: number]
  summer: [name: string, minutes: number] | null
  backAt?: string
}

const EASTERN: ZoneRules = { standard: ['AEST', 600], summer: ['AEDT', 660] }

const CENTRAL: ZoneRules = { standard: ['ACST', 570], summer: ['ACDT', 630] }

/** Time zones of Australian addresses, valid since 2008. */
const RULES: Record<string, ZoneRules> = {
  'Australia/Sydney': EASTERN,
  'Australia/Melbourne': EASTERN,
  'Australia/Hobart': EASTERN,
  'Australia/Adelaide': CENTRAL,
  'Australia/Broken_Hill': CENTRAL,
  'Australia/Lord_Howe': { standard: ['+1030', 630], summer: ['+11', 660], backAt: '0200' },
  'Australia/Eucla': { standard: ['+0845', 525], summer: null },
  'Australia/Brisbane': { standard: ['AEST', 600], summer: null },
  'Australia/Darwin': { standard: ['ACST', 570], summer: null },
  'Australia/Perth': { standard: ['AWST', 480], summer: null },
}

export const CALENDAR_ZONES: readonly string[] = Object.keys(RULES)

/**
 * The VTIMEZONE of an Australian zone (RFC 5545, 3.6.5): daylight saving from the first Sunday of October at 2 am
 * to the first Sunday of April at 3 am (at 2 am on Lord Howe Island, by half an hour). Throws for any other zone.
 */
export function timeZoneLines(timeZone: string): string[] {
  const rules = RULES[timeZone]
  if (!rules) throw new Error(`No calendar rules for ${timeZone}`)
  const { standard, summer, backAt = '0300' } = rules
  const offset = offsetText(standard[1])
  const head = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`]
  const tail = ['END:VTIMEZONE']
  if (!summer)
    return [
      ...head,
      ...part('STANDARD', { name: standard[0], from: offset, to: offset, rule: null }),
      ...tail,
    ]
  const summerOffset = offsetText(summer[1])
  return [
    ...head,
    ...part('STANDARD', {
      name: standard[0],
      from: summerOffset,
      to: offset,
      rule: [4, `20080406T${backAt}00`],
    }),
    ...part('DAYLIGHT', { name: summer[0], from: offset, to: summerOffset, rule: [10, '20081005T020000'] }),
    ...tail,
  ]
}

type Part = { name: string; from: string; to: string; rule: [month: number, first: string] | null }

function part(kind: 'STANDARD' | 'DAYLIGHT', { name, from, to, rule }: Part): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${rule ? rule[1] : '19700101T000000'}`,
    ...(rule ? [`RRULE:FREQ=YEARLY;BYMONTH=${rule[0]};BYDAY=1SU`] : []),
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ]
}

function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `+${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
