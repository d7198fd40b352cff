import { type Slip, syntaxSlips } from './syntax-habits.ts'

/** Folders and files with these names collect code without an owner. */
const NAMELESS = /(^|\/)(utils?|helpers?|misc|common|lib|core|managers?)(\/|\.tsx?$)/
const BARREL = /(^|\/)index\.tsx?$/
/** What pages see of `app`, and why, in one place. */
const DOOR = 'src/app/posted-form.ts'
const IS_DOMAIN = /^src\/(?:.*\/)?domain\//
/** `process.env` is read in one place, the headers that name visitor and site in another. */
const ENV_READERS = ['src/env.ts', 'src/cli.ts']
const ARRIVAL_READERS = [
  'src/app/http/arrival.ts',
  // One makes of every request the form that is read, the other keeps these headers from the pages.
  'src/app/http/request-target.ts',
  'src/app/http/page-handler.ts',
  // A form's origin against the address that arrival settled.
  'src/platform/http/same-origin.ts',
]
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//

/** What one source file does against the habits of this project that no linter knows; empty means nothing. */
export function habitFaults(file: string, text: string): string[] {
  const faults: string[] = []
  const say = (fault: string) => void faults.push(`${file}: ${fault}`)
  const slips = syntaxSlips(file, text, habitsOf(file))
  if (NAMELESS.test(file)) say('a name that says nothing; name the noun it is about')
  if (BARREL.test(file) || (slips.has('barrel') && file !== DOOR))
    say('no barrels; import the file that has it')
  if (slips.has('climbs')) say('climbs with ../..; import it as #src/…')
  if (slips.has('clock')) say('a rule reads the clock or draws a number; take it as an argument')
  if (slips.has('env')) say('reads process.env; take the value from src/env.ts')
  if (slips.has('arrival'))
    say('reads Host or X-Forwarded-*; src/app/http/arrival.ts says who came, how and to which site')
  return faults
}

function habitsOf(file: string): Slip[] {
  const habits: Slip[] = ['climbs', 'barrel']
  if (!file.startsWith('src/') || IS_TEST.test(file)) return habits
  if (IS_DOMAIN.test(file)) habits.push('clock')
  if (!ENV_READERS.includes(file)) habits.push('env')
  if (!ARRIVAL_READERS.includes(file)) habits.push('arrival')
  return habits
}

/** Numbered tasks and the papers the project began from are not in the repository: no reader can look them up. */
const POINTS_OUTSIDE = /\bissue \d+\b|\blayout-and-style\b|[a-z.,] \(1\d\.\d+\)['’"]/i

/** Whether a file of any kind points to something outside the repository; empty means no. */
export function pointerFaults(file: string, text: string): string[] {
  const found = POINTS_OUTSIDE.exec(text)
  return found ? [`${file}: points to "${found[0]}", which is not in the repository; say what it means`] : []
}
