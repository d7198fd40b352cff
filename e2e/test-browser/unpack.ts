import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A browser that brings everything it needs: where its program is, and the environment it starts in. */
export type TestBrowser = { program: string; env: Record<string, string> }

const ROOT = join(import.meta.dirname, '../..')
/** Fonts as wide as Arial and Times, which nearly every visitor has: the pages' fallbacks are sized by them. */
const FALLBACK_FONTS = ['arimo/400Regular', 'arimo/700Bold', 'tinos/400Regular'].map((folder) =>
  join(ROOT, 'node_modules/@expo-google-fonts', folder),
)
const CACHE = join(ROOT, 'node_modules/.cache')
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json')
/** Its own fonts only, so that a page measures the same on every machine: no system font is ever looked up. */
const FAMILIES = ['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive', 'fantasy']

/**
 * The headless Chromium that came with npm, unpacked next to the packages once for all runs: program,
 * libraries (for a machine without libnss3), fonts, and a fontconfig file that names only those. Safe to call
 * from many processes at once: each unpacks separately, and the first to finish moves its folder into place.
 */
export async function unpackTestBrowser(cache = CACHE): Promise<TestBrowser> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const home = join(cache, `forecourt-browser-${version}-with-fallbacks`)
  if (!existsSync(home)) await unpackInto(home)
  return {
    program: join(home, 'chromium'),
    env: {
      PATH: process.env.PATH ?? '',
      LANG: 'C.UTF-8',
      TZ: process.env.TZ ?? 'UTC',
      HOME: join(home, 'home'),
      XDG_CACHE_HOME: join(home, 'home/cache'),
      XDG_CONFIG_HOME: join(home, 'home/config'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
    },
  }
}

async function unpackInto(home: string): Promise<void> {
  mkdirSync(dirname(home), { recursive: true })
  const apart = mkdtempSync(`${home}.`)
  try {
    // A separate process: the package unpacks wherever that process keeps temporary files, and unpacks its
    // libraries only where it believes it runs at the vendor it was made for.
    await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
      {
        cwd: ROOT,
        env: { PATH: process.env.PATH, TMPDIR: apart, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
      },
    )
    mkdirSync(join(apart, 'home'))
    writeFileSync(join(apart, 'fonts.conf'), fontsConf(home))
    renameSync(apart, home)
  } catch (error) {
    rmSync(apart, { recursive: true, force: true })
    // Another process was quicker: what it unpacked is the same.
    if (!existsSync(home)) throw new Error(`The test browser cannot be unpacked: ${reasonOf(error)}`)
  }
}

function fontsConf(home: string): string {
  const aliases = FAMILIES.map(
    (family) => `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${[join(home, 'fonts/fonts'), ...FALLBACK_FONTS].map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${join(home, 'home/cache/fontconfig')}</cachedir>
  ${aliases.join('\n  ')}
</fontconfig>
`
}

const REASON = /error while loading shared libraries: .*|.*FATAL.*|.*(?:ENOSPC|EACCES|ENOENT|ENOEXEC).*/

/** The one line that says why, out of the pages a browser prints when it ends. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (REASON.exec(text)?.[0] ?? text.split('\n')[0] ?? '').trim()
}
