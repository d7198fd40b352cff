/** Folders and files with these names collect code without an owner. */
const NAMELESS = /(^|\/)(utils?|helpers?|misc|common|lib|core|managers?)(\/|\.tsx?$)/
const BARREL = /(^|\/)index\.tsx?$/
const CLIMBS = /(?:from|import\(?)\s*['"](?:\.\.\/){2,}/
const READS_CLOCK = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/
const IS_DOMAIN = /^src\/(?:.*\/)?domain\//
/** `process.env` is read in one place, the headers that name visitor and site in another. */
const READS_ENV = /\bprocess\.env\b|from ['"](node:)?process['"]/
const ENV_READERS = ['src/env.ts', 'src/cli.ts']
const READS_ARRIVAL =
  /['"]x-forwarded-|\bheaders\.host\b|(header|headers\.get)\(\s*['"](host|forwarded)['"]|headers\[['"](host|forwarded)['"]/i
const ARRIVAL_READERS = [
  'src/app/http/arrival.ts',
  // One makes of every request the form that is read, the other keeps these headers from the pages.
  'src/app/http/request-target.ts',
  'src/app/http/page-handler.ts',
]
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//

/** What one source file does against the habits of this project that no linter knows; empty means nothing. */
export function habitFaults(file: string, text: string): string[] {
  const faults: string[] = []
  if (NAMELESS.test(file)) faults.push(`${file}: a name that says nothing; name the noun it is about`)
  if (BARREL.test(file)) faults.push(`${file}: no barrels; import the file that has it`)
  if (CLIMBS.test(text)) faults.push(`${file}: climbs with ../..; import it as #src/…`)
  if (IS_DOMAIN.test(file) && !IS_TEST.test(file) && READS_CLOCK.test(text))
    faults.push(`${file}: a rule reads the clock or draws a number; take it as an argument`)
  const isProduct = file.startsWith('src/') && !IS_TEST.test(file)
  if (isProduct && READS_ENV.test(text) && !ENV_READERS.includes(file))
    faults.push(`${file}: reads process.env; take the value from src/env.ts`)
  if (isProduct && READS_ARRIVAL.test(text) && !ARRIVAL_READERS.includes(file))
    faults.push(
      `${file}: reads Host or X-Forwarded-*; src/app/http/arrival.ts says who came, how and to which site`,
    )
  return faults
}

/** Numbered tasks and the papers the project began from are not in the repository: no reader can look them up. */
const POINTS_OUTSIDE = /\bissue \d+\b|\blayout-and-style\b|[a-z.,] \(1\d\.\d+\)['’"]/i

/** Whether a file of any kind points to something outside the repository; empty means no. */
export function pointerFaults(file: string, text: string): string[] {
  const found = POINTS_OUTSIDE.exec(text)
  return found ? [`${file}: points to "${found[0]}", which is not in the repository; say what it means`] : []
}
