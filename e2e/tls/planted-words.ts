import { registerHooks } from 'node:module'

/**
 * Loaded into the served platform before anything else: every dealer's text ends with markup that tries to
 * run, as if the sanitiser had let it through, so that only the page's policy can stop it.
 */
const PLANTED =
  '<script>window.planted = "script"</script><script nonce="">window.planted = "nonce"</script><img src="data:," alt="" onerror="window.planted = `handler`">'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/content/server/markdown.ts')) return loaded
    const clean = String(loaded.source).replace('export function renderMarkdown(', 'function renderClean(')
    const planted = `export function renderMarkdown(root, values, options) {
      const clean = renderClean(root, values, options)
      return { ...clean, html: clean.html + ${JSON.stringify(PLANTED)} }
    }`
    return { ...loaded, source: `${clean}\n${planted}` }
  },
})
