import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, policyRefusals } from './ask.ts'
import { openJourney } from './journey.ts'
import { openPage } from './visit.ts'

const { platform, browser } = await openJourney({
  env: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'tls/planted-words.ts')}` },
  isRefusing: true,
})

const host = `meridian.localhost:${platform.port}`

test('a script in a dealer’s words does not run, on a fresh page or a cached one, and its refusal is counted', async () => {
  for (let visit = 0; visit < 2; visit++) {
    const page = await openPage(browser, `${platform.site('meridian')}/about-us`)
    expect(await page.content()).toContain('window.planted = "script"')
    expect(await page.evaluate('typeof window.planted')).toBe('undefined')
    await page.context().close()
  }
  await expect
    .poll(() => policyRefusals(platform.port))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/directive="script-src-elem"\} [1-9]/),
        expect.stringMatching(/directive="script-src-attr"\} [1-9]/),
      ]),
    )
  const { headers, body } = await ask(platform.port, host, '/about-us')
  expect(body).not.toMatch(/nonce="[^"]/)
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline;')
})
