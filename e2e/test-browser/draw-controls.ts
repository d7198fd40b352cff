import { openBrowser } from '../browser.ts'

// Run by test-browser.spec.ts in a namespace without fonts and temporary files.
const browser = await openBrowser()
const page = await browser.newPage()
await page.setContent('<select><option>Toyota</select><input placeholder="Phone"><textarea>words</textarea>')
await page.screenshot()
await browser.close()
console.log('drawn')
