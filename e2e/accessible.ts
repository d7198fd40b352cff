import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Check = { message: string }
type Finding = {
  id: string
  nodes: { target: string[]; html: string; any: Check[]; all: Check[]; none: Check[] }[]
}

/**
 * What axe finds against WCAG 2.2 A, AA and its best practices on the current page, each as `rule: element`
 * with the reason. Empty means clean. axe is injected through the debugger, which the page's own policy
 * rightly does not govern.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const violations = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> }
    }
    const options = { runOnly: values, resultTypes: ['violations'] }
    return (await axe.run(document, options)).violations
  }, TAGS)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? ''
      return `${id}: ${target.join(' ')} — ${html.slice(0, 160)} — ${why}`
    }),
  )
}
