import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageContext, pageContext } from '#src/app/page-context.ts'
import { loader } from './ui-page.tsx'

test('a production site has no catalogue of its parts', async () => {
  const context = new RouterContextProvider()
  // Nothing else may be read by the page.
  context.set(pageContext, { isProduction: true } as PageContext)
  const asked = loader({ context, request: new Request('http://demo.localhost/dev/ui') })
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } })
})
