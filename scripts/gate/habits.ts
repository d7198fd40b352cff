/** Folders and files of these names collect what nobody owns. */
const NAMELESS = /(^|\/)(utils?|helpers?|misc|common|lib|core|managers?)(\/|\.tsx?$)/
const BARREL = /(^|\/)index\.tsx?$/
const CLIMBS = /(?:from|import\(?)\s*['"](?:\.\.\/){2,}/
const READS_CLOCK = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/
const IS_DOMAIN = /^src\/(?:.*\/)?domain\//
const IS_TEST = /\.(test|spec)\.tsx?$|\/testing\//

/** What one source file does against the habits of this project that no linter knows; empty means nothing. */
export function habitFaults(file: string, text: string): string[] {
  const faults: string[] = []
  if (NAMELESS.test(file)) faults.push(`${file}: a name that says nothing; name the noun it is about`)
  if (BARREL.test(file)) faults.push(`${file}: no barrels; import the file that has it`)
  if (CLIMBS.test(text)) faults.push(`${file}: climbs with ../..; import it as #src/…`)
  if (IS_DOMAIN.test(file) && !IS_TEST.test(file) && READS_CLOCK.test(text))
    faults.push(`${file}: a rule reads the clock or draws a number; take it as an argument`)
  return faults
}
