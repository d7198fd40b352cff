import type { Page } from 'playwright-core'
import { ask } from '../ask.ts'

/**
 * The newest code texted to an Australian mobile (0412 345 678) for the purpose its words name, or '' if none
 * came.
 */
export async function textedCode(
  { port, site }: { port: number; site: string },
  phone: string,
  words: string,
): Promise<string> {
  const host = `${site}.localhost:${port}`
  const list = (await ask(port, host, '/dev/outbox')).body
  const ids = [...list.matchAll(new RegExp(`/dev/outbox/(\\d+)">Text message to \\${inFull(phone)}`, 'g'))]
  for (const [, id] of ids) {
    const code = codeIn((await ask(port, host, `/dev/outbox/${id}`)).body, words)
    if (code) return code
  }
  return ''
}

/** The code in a text message whose words name its purpose. */
export function codeIn(message: string, words: string): string {
  return new RegExp(`(\\d{6}) is your [^.]*${words}`).exec(message)?.[1] ?? ''
}

/** 0412 345 678 as +61412345678. */
export function inFull(phone: string): string {
  return `+61${phone.replace(/\D/g, '').slice(1)}`
}

/** The dialog in which a finance form asks for its code before the lender goes on (API-011). */
export const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'One code, then the lender' })
export const FINANCE_CODE = 'finance application code'
/** Where a form ends: thanked, or at the lender. */
export const ARRIVED = /\/success\?ref=|\/dev\/lender\/SAMPLE-/

/** Waits until a form has arrived or asks for a code; tells whether it asks. */
export async function isAskedForCode(page: Page): Promise<boolean> {
  const ends = [codeDialog(page).waitFor(), page.waitForURL(ARRIVED, { waitUntil: 'commit' })]
  // The one that does not come is not waited for.
  for (const end of ends) end.catch(() => undefined)
  await Promise.any(ends)
  return !ARRIVED.test(page.url())
}
