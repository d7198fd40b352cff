import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only the inline scripts of the page itself may run, each by its hash', () => {
  const html =
    '<script>alpha()</script><script type="module" async>import "/x.js"</script><script src="/a.js"></script><script type="application/ld+json">{}</script>'
  const policy = contentSecurityPolicy(html, { isDev: false })
  expect(policy).toContain(`script-src 'self' ${sha('alpha()')} ${sha('import "/x.js"')};`)
  expect(policy).not.toContain(sha('{}'))
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('an injected script that is not in the page we made has no hash in its policy', () => {
  expect(contentSecurityPolicy('<p>hello</p>', { isDev: false })).toContain("script-src 'self';")
})
