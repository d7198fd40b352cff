import type { Locator } from 'playwright-core'
import { nextWednesday } from './next-wednesday.ts'

/**
 * A person who fills in forms: each number has another phone and mail address, and another of the free times.
 */
export type Filler = { name: string; mobile: `04${string}`; number: number }

/**
 * Fills every shown field that is still empty, whatever the form, so that no journey needs code of its own;
 * `over` sets other values.
 */
export async function fillForm(
  form: Locator,
  { name, mobile, number }: Filler,
  over: Record<string, string> = {},
): Promise<void> {
  const values: Record<string, string> = {
    name,
    phone: mobile + String(number).padStart(4, '0'),
    email: mailOf({ name, number }),
    postcode: '4000',
    message: 'From the journey',
    Rego: 'ABC123',
    vehicle_details: '2019 Toyota Corolla',
    kms: '45,000',
    amount: '30,000',
    company: `${name.split(' ')[0]} Freight Pty Ltd`,
    preferred_date: nextWednesday(),
    ...over,
  }
  for (const [field, value] of Object.entries(values)) {
    const input = form.locator(`input[name="${field}"], textarea[name="${field}"]`)
    if ((await input.count()) === 1 && (await input.isVisible()) && (await input.inputValue()) === '')
      await input.fill(value)
  }
  for (const name of ['location', 'service']) {
    const choice = form.locator(`select[name=${name}]`)
    if ((await choice.count()) === 1 && (await choice.isVisible()) && (await choice.inputValue()) === '')
      await choice.selectOption({ index: 1 })
  }
  const time = form.locator('input[name=dateTime] + label').locator('visible=true')
  if ((await time.count()) > 0) await time.nth(number % (await time.count())).click()
}

/** The address a filler gives, such as fay1@example.com. */
export function mailOf({ name, number }: Pick<Filler, 'name' | 'number'>): string {
  return `${name.split(' ')[0]?.toLowerCase()}${number}@example.com`
}
