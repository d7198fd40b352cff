/** The rest of these paths names a person's own record or is a key to it. */
const PRIVATE_PAGES = new Set([
  'reservation',
  'test-drive',
  'service-booking',
  'consent',
  'my-garage',
  'watchlist',
  'online-payment',
  'sign-in',
  'success',
  'checkout-journey',
  'trade-in',
  'dev',
])

/**
 * Parameters that open something or name somebody, on our pages (`p`, `t`, `preview`) and on the pages
 * visitors come from.
 */
const SECRET_NAME =
  /^(p|t|sid|jwt|otp|preview|ticket|nonce|state|name)$|token|secret|passw|pwd|session|challenge|signature|e-?mail|phone|mobile|(first|last|full|sur)_?name|^sig|key$|^o?auth|(^|[_-])code$/i
/** Campaign names and click ids: their values look like keys but open nothing. */
const CAMPAIGN_NAME = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid)$/
const LEAD_REFERENCE = /^[\da-z]{4}-[\da-z]{4}$/i
const MARK = /^[a-z][a-z\d-]{0,30}$/
/** Longer than any page address of ours; the rest is not read. */
const LENGTH_MAX = 2000

/** The path without anything private: no query, no hash, and for a private page only which page it is. */
export function publicPath(pathname: string): string {
  const path = pathname.split(/[?#]/)[0] ?? '/'
  const parts = path.split('/')
  const first = decoded(parts.find((part) => part !== '') ?? '')
    .toLowerCase()
    .replace(/\.data$/, '')
  if (PRIVATE_PAGES.has(first)) return `/${first}`
  const secret = parts.findIndex((part) => looksLikeKey(decoded(part)))
  return secret < 0 ? path : `${parts.slice(0, secret).join('/')}/`
}

/**
 * The address a visitor came from, as a path or in full, with everything that opens something or names
 * somebody removed: signatures, tokens, codes, sessions and mail addresses in its path, query or hash, and a
 * password before its host. Every address taken from a visitor goes through here before it is kept or sent.
 */
export function publicAddress(address: string): string {
  const [, origin = '', path = '', query = '', mark = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is.exec(
      address.slice(0, LENGTH_MAX),
    ) ?? []
  const kept = query.split('&').filter(isPublic).join('&')
  return [
    origin.replace(/\/\/.*@/, '//'),
    publicPath(path),
    kept === '' ? '' : `?${kept}`,
    MARK.test(mark) ? `#${mark}` : '',
  ].join('')
}

function isPublic(pair: string): boolean {
  const at = pair.indexOf('=')
  if (at < 0) return pair !== '' && isPublicParameter(decoded(pair), '')
  return isPublicParameter(decoded(pair.slice(0, at)), decoded(pair.slice(at + 1)))
}

/** Whether a decoded address parameter is neither a key nor personal. */
export function isPublicParameter(name: string, value: string): boolean {
  if (CAMPAIGN_NAME.test(name)) return !value.includes('@')
  if (SECRET_NAME.test(name) || looksLikeKey(name) || looksLikeKey(value)) return false
  if (/@|^\/|:\/\/|\d{8}/.test(value)) return false
  return name !== 'ref' || !LEAD_REFERENCE.test(value)
}

/** Long and unlike words: capitals, small letters and digits in one run, or hexadecimal digits. */
function looksLikeKey(text: string): boolean {
  if (text.length < 16) return false
  return (text.match(/\w{10,}/g) ?? []).some(
    (run) =>
      (/[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run)) ||
      (/[\da-f]{24}/i.test(run) && /\d/.test(run)),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
