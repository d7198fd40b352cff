import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { type PageContext, pageContext } from '#src/app/page-context.ts'
import { parseSiteDocument } from '#src/pages/site-document/site-config-schema.ts'
import { loader } from './maintenance-page.tsx'

function asked(maintenance: { message: string; minutes: number } | null): LoaderFunctionArgs {
  const parsed = parseSiteDocument({ ...DEMO_SITES[0], maintenance })
  if (!parsed.ok) throw new Error('not a valid document')
  const context = new RouterContextProvider()
  context.set(pageContext, { site: { config: parsed.value } } as unknown as PageContext)
  return { context } as unknown as LoaderFunctionArgs
}

test('a site in maintenance answers 503, says when to come back and is never cached (SITE-004)', () => {
  const answer = loader(asked({ message: 'Moving yards', minutes: 30 }))
  expect(answer.data).toMatchObject({ message: 'Moving yards' })
  expect(answer.init?.status).toBe(503)
  const headers = new Headers(answer.init?.headers)
  expect(headers.get('retry-after')).toBe('1800')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a visitor who sends too much is told when to try again and finds what was typed (ERR-024)', () => {
  const given = asked(null)
  const page = (given.context as RouterContextProvider).get(pageContext)
  const tooMany = { seconds: 7, to: '/contact', typed: [['name', 'Ada']] as const }
  ;(given.context as RouterContextProvider).set(pageContext, { ...page, tooMany })
  const answer = loader(given)
  expect([answer.init?.status, new Headers(answer.init?.headers).get('retry-after')]).toEqual([429, '7'])
  expect(answer.data).toMatchObject({ tooMany })
})

test('a site that is not in maintenance has no such page', () => {
  expect(() => loader(asked(null))).toThrow()
  try {
    loader(asked(null))
  } catch (error) {
    expect(error).toMatchObject({ init: { status: 404 } })
  }
})
