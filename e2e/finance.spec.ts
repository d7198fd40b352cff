import { beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { ask } from './ask.ts'
import { FINANCE_CODE, textedCode } from './filling/texted-code.ts'
import { openJourney } from './journey.ts'
import { promised } from './promised.ts'
import { openPage, untilLive } from './visit.ts'

const { platform, browser } = await openJourney()
let car: { id: string; slug: string }
beforeAll(async () => {
  car = await promised(
    platform.port,
    'a used petrol car that its price comparison, finance and fuel cost all speak of',
  )
})

const PERSON = [
  ['firstName', 'Fin'],
  ['lastName', 'Ance'],
  ['phone', '0412 345 678'],
  ['email', 'fin.ance@example.com'],
  ['postcode', '4000'],
] as const

const lastCode = () => textedCode({ port: platform.port, site: 'meridian' }, '0412 345 678', FINANCE_CODE)

test('from a used car’s estimate through the four steps to the lender, with the quote and its rates in sight (FIN-001, FIN-007, FIN-045, API-011)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/cars/${car.slug}#finance-calculator`, {
    width: 390,
    still: true,
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await untilLive(page, '#finance-calculator input[name=amount]')
  expect(await page.locator('#financeDisclaimer').innerText()).toContain('WARNING')
  await page.locator('#finance-calculator').getByRole('link', { name: 'Get Finance' }).click()
  const dialog = page.locator('dialog[open]')
  const heading = (name: string) => dialog.getByRole('heading', { name }).waitFor()
  await heading('Quick Estimate')
  expect(await dialog.locator('ol li').allInnerTexts()).toEqual([
    'Quick Estimate',
    'Your Details',
    'Instant pre-approval',
    'Apply to lender',
  ])
  await expect.poll(() => dialog.innerText(), { timeout: 15_000 }).toMatch(/not a lender’s offer/)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await heading('Your Details')
  // What is missing is named, and the first of it has the focus.
  await dialog.getByRole('button', { name: 'Next' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await expect.poll(focused, { timeout: 15_000 }).toBe('firstName')
  for (const [name, value] of PERSON) await dialog.locator(`[name=${name}]`).fill(value)
  // Closed by accident: what was typed is still there.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('#finance-calculator').getByRole('link', { name: 'Get Finance' }).click()
  await heading('Your Details')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByText('Ask for a code and type it here').waitFor()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByText('Code sent to').waitFor()
  await dialog.locator('[name=code]').fill(await lastCode())
  await dialog.getByRole('button', { name: 'Next' }).click()
  await heading('Instant pre-approval')
  await expect
    .poll(() => dialog.innerText(), { timeout: 15_000 })
    .toMatch(/\$\d[\s\S]*% p\.a\.[\s\S]*WARNING/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next' }).click()
  await heading('Apply to lender')
  expect(sent).not.toContain('/api/leads')
  await dialog.getByRole('button', { name: 'Apply to lender' }).click()
  await page.waitForURL(/\/dev\/lender\/SAMPLE-/, { timeout: 15_000 })
  expect(sent.filter((path) => path === '/api/leads' || path.endsWith('create-customer')).length).toBe(2)
  await page.close()
})

test('without scripts the same four steps are pages that end at the lender (FIN-007)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/finance-quote?car_id=${car.id}`, {
    script: false,
  })
  const press = async (name: string, next: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('heading', { name: next, exact: true }).waitFor()
  }
  await press('Next', 'Your Details')
  await press('Next', 'Your Details')
  expect(await page.locator('main').innerText()).toContain('Enter your first name.')
  for (const [name, value] of PERSON) await page.locator(`[name=${name}]`).fill(value)
  await press('Next', 'Your Details')
  await page.getByText('We texted a code to 0412 ••• 678').waitFor()
  const first = await lastCode()
  await page.locator('[name=code]').fill(first === '000000' ? '111111' : '000000')
  await press('Next', 'Your Details')
  await page.getByText('The verification code is invalid. Please try again.').waitFor()
  await press('Text me another code', 'Your Details')
  expect(await page.locator('[name=email]').inputValue()).toBe('fin.ance@example.com')
  await expect.poll(lastCode).not.toBe(first)
  await page.locator('[name=code]').fill(await lastCode())
  await press('Next', 'Instant pre-approval')
  expect(await page.locator('main').innerText()).toMatch(/\$\d[\s\S]*WARNING/)
  await press('Next', 'Apply to lender')
  await page.getByRole('button', { name: 'Apply to lender', exact: true }).click()
  const on = page.getByRole('link', { name: /^Continue to/ })
  await on.waitFor()
  expect(await on.getAttribute('href')).toContain('/dev/lender/SAMPLE-')
  await page.close()
})

test('the calculator by keyboard at 390 px: an arrow key moves the loan by $500, and a value out of range says so (FIN-017, FIN-023)', async () => {
  const page = await openPage(browser, `${platform.site('meridian')}/finance#finance-calculator`, {
    width: 390,
    still: true,
  })
  await untilLive(page, '#finance-calculator input[name=amount]')
  const amount = page.locator('#finance-calculator input[name=amount]')
  await amount.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => amount.inputValue(), { timeout: 15_000 }).toBe('$30,500')
  await amount.fill('999')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.locator('#finance-calculator').innerText(), { timeout: 15_000 })
    .toContain('Cannot be less than $1,000 or more than $100,000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.close()
})

test('the finance page without a car has the three steps and six used cars, with a car its card (FIN-002, FIN-006, FIN-008, FIN-043)', async () => {
  const host = `meridian.localhost:${platform.port}`
  const { body } = await ask(platform.port, host, '/finance')
  const promotion = body.slice(body.indexOf('id="get-finance-now"'))
  expect(body).toMatch(/Apply online in minutes[\s\S]*personalised rate[\s\S]*Purchase your car/)
  expect(new Set(promotion.match(/href="\/cars\/[\w-]+"/g)).size).toBe(6)
  const about = await ask(platform.port, host, `/personalised/finance?car_id=${car.id}`)
  expect(about.body).toContain(`href="/cars/${car.slug}"`)
  expect((await ask(platform.port, host, `/finance?car_id=${car.id}`)).body).not.toContain(
    'id="get-finance-now"',
  )
  const vans = await ask(platform.port, `wattle-caravans.localhost:${platform.port}`, '/finance')
  expect(vans.body).not.toContain('Apply online in minutes')
})
