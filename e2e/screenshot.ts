// node e2e/screenshot.ts OUT_DIR URL [URL …] [--widths=390,768,1280,1920] [--full]: screenshots of pages, for
// viewing.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'

const [out = 'scratch', ...rest] = process.argv.slice(2)
const urls = rest.filter((argument) => !argument.startsWith('--'))
const widths = (rest.find((argument) => argument.startsWith('--widths='))?.slice(9) ?? '390,1440')
  .split(',')
  .map(Number)
const isFull = rest.includes('--full')
mkdirSync(out, { recursive: true })

const browser = await openBrowser()
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    deviceScaleFactor: 1,
  })
  page.on(
    'console',
    (message) => message.type() === 'error' && console.log(`console error: ${message.text()}`),
  )
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`))
  for (const url of urls) {
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const name = `${new URL(url).hostname.split('.')[0]}-${new URL(url).pathname.replace(/\W+/g, '_')}-${width}.png`
    await page.screenshot({ path: join(out, name), fullPage: isFull })
    console.log(`${response?.status()} ${join(out, name)}`)
  }
  await page.close()
}
await browser.close()
