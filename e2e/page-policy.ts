import { createHash } from 'node:crypto'

/** Types of script that hold data, which no policy stops. */
const DATA = /\btype="(application\/(ld\+)?json|speculationrules)"/
const SCHEMES = /^(https|data|blob):/

/** What a browser would refuse of a page under its own policy, as far as its HTML shows it. */
export function policyFaults(html: string, policy: string): string[] {
  const rules = new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sourcesOf = (...names: string[]) => names.map((name) => rules.get(name)).find(Boolean) ?? []
  const scripts = sourcesOf('script-src-elem', 'script-src', 'default-src')
  const styles = sourcesOf('style-src-elem', 'style-src', 'default-src')
  return [
    ...(policy ? [] : ['no policy']),
    ...inlineFaults(html, 'script', scripts),
    ...inlineFaults(html, 'style', styles),
    ...addressFaults('script', read(html, /<script\b[^>]*?\ssrc="([^"]*)"/g), scripts),
    ...addressFaults('style', read(html, /<link\b[^>]*?rel="stylesheet"[^>]*?\shref="([^"]*)"/g), styles),
    ...addressFaults(
      'image',
      read(html, /<img\b[^>]*?\ssrc="([^"]*)"/g),
      sourcesOf('img-src', 'default-src'),
    ),
    ...addressFaults(
      'frame',
      read(html, /<iframe\b[^>]*?\ssrc="([^"]*)"/g),
      sourcesOf('frame-src', 'default-src'),
    ),
    ...addressFaults('form', read(html, /<form\b[^>]*?\saction="([^"]*)"/g), sourcesOf('form-action')),
    ...read(html, /<[a-z][^<>]*?\s(on[a-z]+)="/g).map((name) => `handler ${name}`),
    ...read(html, /<(object|embed|base)\b/g).map((name) => `<${name}>`),
  ]
}

function inlineFaults(html: string, tag: 'script' | 'style', sources: readonly string[]): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => !sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
    .map((text) => `inline ${tag} ${text.slice(0, 60)}`)
}

/** An address on the site itself is allowed by 'self', which each of these rules names. */
function addressFaults(what: string, addresses: readonly string[], sources: readonly string[]): string[] {
  return addresses
    .map((address) => address.replaceAll('&amp;', '&'))
    .filter((address) => {
      if (!/^([a-z]+:|\/\/)/.test(address)) return !sources.includes("'self'")
      const scheme = SCHEMES.exec(address)?.[0]
      return !sources.some(
        (source) => source === scheme || address.startsWith(`${source}/`) || address === source,
      )
    })
    .map((address) => `${what} ${address.slice(0, 80)}`)
}

function read(html: string, pattern: RegExp): string[] {
  return [...markupOf(html).matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Texts of scripts and styles hold no elements; their tags stay. */
function markupOf(html: string): string {
  return html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
}
