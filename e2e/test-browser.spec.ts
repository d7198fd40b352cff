import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ARGUMENTS, openBrowser } from './browser.ts'
import { reasonOf, unpackTestBrowser } from './test-browser/unpack.ts'

const DRAW = join(import.meta.dirname, 'test-browser/draw-controls.ts')
const browser = await openBrowser()
const page = await browser.newPage()
afterAll(() => browser.close())

describe('the test browser on any machine', () => {
  test('draws every kind of form control, with its own fonts', async () => {
    await page.setContent(
      '<label>Make <select><option>Toyota<option>Kia</select></label><input type="date"><input placeholder="Phone"><textarea>words</textarea><progress></progress>',
    )
    expect(await page.locator('select').isVisible()).toBe(true)
    expect((await page.screenshot()).length).toBeGreaterThan(1000)
  })

  test('looks for fonts in its own folder only, so that a page measures the same everywhere', async () => {
    // Fonts that many a machine has, and what the browser draws instead.
    const pairs = [
      ['DejaVu Sans', 'serif'],
      ['Noto Sans', 'monospace'],
      ['Ubuntu', 'sans-serif'],
    ]
    await page.setContent(
      pairs
        .map(
          ([own, other]) =>
            `<span style="font:40px '${own}', ${other}">Landcruiser</span> <span style="font:40px ${other}">Landcruiser</span><br>`,
        )
        .join(''),
    )
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('span')].map((span) => span.getBoundingClientRect().width),
    )
    expect(widths.filter((_, place) => place % 2 === 0)).toEqual(widths.filter((_, place) => place % 2 === 1))
    const { env } = await unpackTestBrowser()
    expect(env.FONTCONFIG_FILE).toContain('node_modules/.cache')
  })

  test('says in one line why it cannot start', async () => {
    const { env } = await unpackTestBrowser()
    const empty = mkdtempSync(join(tmpdir(), 'forecourt-no-browser-'))
    const error = await chromium.launch({ executablePath: join(empty, 'chromium'), env }).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    rmSync(empty, { recursive: true })
    const reason = reasonOf(error)
    expect(reason).toContain(join(empty, 'chromium'))
    expect(reason).not.toContain('\n')
    expect(
      reasonOf(
        new Error(
          'launch:\n<launched> pid=1\n[pid=1][err] /x/chromium: error while loading shared libraries: libnss3.so: cannot open\nCall log',
        ),
      ),
    ).toBe('error while loading shared libraries: libnss3.so: cannot open')
  })

  test('is unpacked completely by whoever is first, however many ask at once', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'forecourt-unpack-'))
    const asked = await Promise.all([unpackTestBrowser(cache), unpackTestBrowser(cache)])
    expect(new Set(asked.map(({ program }) => program)).size).toBe(1)
    expect(readdirSync(cache)).toEqual([basename(dirname(asked[0].program))])
    const own = await chromium.launch({
      executablePath: asked[0].program,
      env: asked[0].env,
      args: ARGUMENTS,
    })
    await own.close()
    rmSync(cache, { recursive: true })
  })

  // Needs a namespace of its own, which only root may make; the gate of a newcomer's machine says when it did
  // not run.
  test.runIf(canHideFolders())('draws form controls on a machine without fonts or temporary files', () => {
    const hide = ['/usr/share/fonts', '/etc/fonts', '/tmp', '/var/tmp'].filter((folder) => existsSync(folder))
    const mounts = hide.map((folder) => `mount -t tmpfs none ${folder}`).join(' && ')
    const drawn = execFileSync(
      'unshare',
      [
        '--mount',
        '--propagation',
        'private',
        'sh',
        '-c',
        `${mounts} && exec "$0" "$1"`,
        process.execPath,
        DRAW,
      ],
      { encoding: 'utf8', env: { PATH: process.env.PATH } },
    )
    expect(drawn).toBe('drawn\n')
  })
})

function canHideFolders(): boolean {
  return spawnSync('unshare', ['--mount', '--propagation', 'private', 'true']).status === 0
}
