import { expect, test } from 'vitest'
import { takeOwnScripts } from './own-scripts.ts'

test('only scripts with this page’s mark are our own, and the mark never leaves the server', () => {
  const drawn =
    '<script nonce="m1">alpha()</script><p><script>planted()</script><script nonce="m0">guessed()</script></p>' +
    '<link rel="modulepreload" href="/a.js" nonce="m1"/><script type="module" async="" nonce="m1">import "/x.js"</script>' +
    '<script nonce="m1" src="/a.js"></script><script type="application/ld+json">{}</script>'
  const { html, scripts } = takeOwnScripts(drawn, 'm1')
  expect(scripts).toEqual(['alpha()', 'import "/x.js"'])
  expect(html).not.toContain('m1')
  expect(html).toContain('<script>alpha()</script><p><script>planted()</script>')
})
