import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { PAYMENT_METHODS } from '#src/features/promotions/domain/payment-method.ts'
import { MARK_FILES } from '../domain/manufacturers.ts'

const locate = createRequire(import.meta.url)
const YEAR_SECONDS = 31_536_000

/** The simple-icons file (CC0) behind a public name. Only names in the two lists can be requested. */
function markFile(name: string): string | undefined {
  return MARK_FILES.get(name) ?? PAYMENT_METHODS.find((method) => method === name)
}

/** `GET /img/marks/{make}.svg`: the one-colour mark of a make or payment method; 404 for any other name (DATA-025). */
export function createMarkApi(): Hono {
  return new Hono().get('/:file', async (c) => {
    const name = /^([a-z0-9-]+)\.svg$/.exec(c.req.param('file'))?.[1]
    const file = name === undefined ? undefined : markFile(name)
    if (!file) return c.notFound()
    const svg = await readFile(locate.resolve(`simple-icons/icons/${file}.svg`), 'utf8')
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${YEAR_SECONDS / 12}`,
    })
  })
}
