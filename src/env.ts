import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readRawKey } from './platform/database/sealing/data-keys.ts'

/** Everything the process is told from outside. Secrets of receivers and search hosts are looked up by name. */
export type Env = {
  /** Neither demo nor dev: no development hosts, no outbox page, real receivers only. */
  isProduction: boolean
  /** Vite serves the pages and reloads on save. */
  isDev: boolean
  /** Publishes the demo sites and their stock at start if they are missing. */
  isDemo: boolean
  /** The demo sites' first pictures are made after the start, so that no visitor waits for one. */
  warmsPictures: boolean
  port: number
  listenHost: string
  /** Demo and development: the port of a proxy with TLS in front, used in links made outside a request. */
  tlsPort: number | null
  databaseUrl: string | null
  /** Who runs commands; null for the user of the operating system. */
  operator: string | null
  /** The installation's key and the previous one; null keeps one in the data directory. */
  signingKey: { given: string | null; previous: string | null }
  dataDir: string
  logLevel: string
  smtpUrl: string | null
  /** The address that mails come from, without a name. */
  mailFrom: string
  /** Where the DKIM keys of sender domains are, and under which selector they are published; null signs nothing. */
  dkim: { directory: string; selector: string } | null
  /** Whoever runs the platform: told of leads that do not get through, and the last to get such a lead. */
  agency: { mail: string | null; mobile: string | null }
  /**
   * The carrier of text messages: Twilio or another server with its API; null keeps texts in the development
   * outbox.
   */
  twilio: { url: string; accountSid: string; authToken: string; from: string } | null
  /** Keys that seal personal data, the current one first; none leaves it in clear. */
  dataKeys: Buffer[]
  /** How many proxies in front add to X-Forwarded-For; with 0 only the socket is trusted. */
  trustedProxies: number
  /** Bearer token for /metrics from other machines; without it only loopback may read. */
  metricsToken: string | null
  /** Where to report a vulnerability, for security.txt: a mailto: or https: address. */
  securityContact: string | null
  /** The value of another variable by name, for secrets that site documents name. */
  secret(name: string): string | null
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const SECRET_PREFIX = 'FORECOURT_SECRET_'
/** The output of `openssl rand -base64 32` has 44; shorter ones can be guessed. */
const SIGNING_KEY_LENGTH_MIN = 32

/** Variables are wrong; the message lists each with its fix. */
class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** The only reader of process.env. Throws one error that lists every wrong variable and how to fix it. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const faults: string[] = []
  const text = (name: string) => variables[name]?.trim() || null
  const whole = (name: string, fallback: number, max: number) => {
    const value = text(name) === null ? fallback : Number(text(name))
    if (!Number.isInteger(value) || value < 0 || value > max)
      faults.push(`${name} must be a whole number from 0 to ${max}; got '${text(name)}'`)
    return value
  }
  const url = (name: string, schemes: string[]) => {
    const value = text(name)
    if (value && !schemes.some((scheme) => value.startsWith(scheme)))
      faults.push(`${name} must start with ${schemes.join(' or ')}`)
    return value
  }
  // Each site sends under its own name, so of `Name <address>` only the address is used.
  const mailAddress = (name: string, fallback: string) => {
    const value = text(name) ?? fallback
    const address = /<([^<>]*)>\s*$/.exec(value)?.[1]?.trim() ?? value
    if (!/^[^\s<>@]+@[^\s<>@]+$/.test(address)) faults.push(`${name} must be a mail address; got '${value}'`)
    return address
  }
  const twilio = readTwilio(text, faults)
  const dkimDir = text('DKIM_KEYS_DIR')
  const tlsPort = whole('FORECOURT_DEMO_TLS_PORT', 0, 65_535)
  const logLevel = text('LOG_LEVEL') ?? 'info'
  if (!LOG_LEVELS.includes(logLevel))
    faults.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; got '${logLevel}'`)
  const isDev = text('FORECOURT_DEV') === '1'
  const isDemo = text('FORECOURT_DEMO') === '1'
  const isProduction = !isDev && !isDemo
  const env: Env = {
    isProduction,
    isDev,
    isDemo,
    warmsPictures: isDemo && text('FORECOURT_WARM_PICTURES') !== '0',
    port: whole('PORT', 3000, 65_535),
    listenHost: text('LISTEN_HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    tlsPort: tlsPort === 0 || isProduction ? null : tlsPort,
    operator: text('FORECOURT_OPERATOR'),
    signingKey: {
      given: readKey('FORECOURT_SIGNING_KEY', text, faults),
      previous: readKey('FORECOURT_SIGNING_KEY_PREVIOUS', text, faults),
    },
    databaseUrl: url('DATABASE_URL', ['postgres://', 'postgresql://']),
    dataDir: resolve(text('FORECOURT_DATA_DIR') ?? 'data'),
    logLevel,
    smtpUrl: url('SMTP_URL', ['smtp://', 'smtps://']),
    mailFrom: mailAddress('MAIL_FROM', 'leads@forecourt.localhost'),
    dkim: dkimDir ? { directory: resolve(dkimDir), selector: text('DKIM_SELECTOR') ?? 'forecourt' } : null,
    agency: {
      mail: text('AGENCY_MAIL') && mailAddress('AGENCY_MAIL', ''),
      mobile: readMobile('AGENCY_MOBILE', text, faults),
    },
    twilio,
    dataKeys: readDataKeys(text, faults),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    metricsToken: text('METRICS_TOKEN'),
    securityContact: url('SECURITY_CONTACT', ['mailto:', 'https://']),
    secret: (name) => (name.startsWith(SECRET_PREFIX) ? text(name) : null),
  }
  if (faults.length > 0) throw new EnvironmentError(`The environment is not right:\n  ${faults.join('\n  ')}`)
  return env
}

/** A key from the variable, or from the file named by `<name>_FILE`. */
function readKey(name: string, text: (name: string) => string | null, faults: string[]): string | null {
  const file = text(`${name}_FILE`)
  let key = text(name)
  if (file && !key)
    try {
      key = readFileSync(file, 'utf8').trim()
    } catch {
      faults.push(`${name}_FILE names a file that cannot be read: ${file}`)
      return null
    }
  if (key !== null && key.length < SIGNING_KEY_LENGTH_MIN)
    faults.push(
      `${name} must have at least ${SIGNING_KEY_LENGTH_MIN} characters (openssl rand -base64 32 makes one)`,
    )
  return key
}

/**
 * One key, or the current and the previous one, separated by a comma or line break; a file keeps them out of
 * the process list.
 */
function readDataKeys(text: (name: string) => string | null, faults: string[]): Buffer[] {
  const [given, file] = [text('FORECOURT_DATA_KEY'), text('FORECOURT_DATA_KEY_FILE')]
  if (given && file) faults.push('Set FORECOURT_DATA_KEY or FORECOURT_DATA_KEY_FILE, not both')
  const written = (given ?? (file ? readKeyFile(file, faults) : '')).split(/[\s,]+/).filter(Boolean)
  const keys = written.map(readRawKey)
  if (keys.includes(null) || keys.length > 2)
    faults.push(
      'FORECOURT_DATA_KEY must be 32 bytes in base64 (openssl rand -base64 32), or two such keys with a comma between: the current one, then the previous one',
    )
  return keys.filter((key) => key !== null)
}

function readKeyFile(path: string, faults: string[]): string {
  try {
    const written = readFileSync(path, 'utf8')
    if (written.trim() === '') faults.push(`FORECOURT_DATA_KEY_FILE is empty: ${path}`)
    return written
  } catch {
    faults.push(`FORECOURT_DATA_KEY_FILE cannot be read: ${path}`)
    return ''
  }
}

function readMobile(name: string, text: (name: string) => string | null, faults: string[]): string | null {
  const mobile = text(name)
  if (mobile && !/^(?:\+61|0)4\d{8}$/.test(mobile.replace(/[\s()-]/g, '')))
    faults.push(`${name} must be an Australian mobile such as 0412 345 678; got '${mobile}'`)
  return mobile
}

/** All three parts of the account, or none: half of it would lose every code. */
function readTwilio(text: (name: string) => string | null, faults: string[]): Env['twilio'] {
  const [accountSid, authToken, from] = [
    text('TWILIO_ACCOUNT_SID'),
    text('TWILIO_AUTH_TOKEN'),
    text('TWILIO_FROM'),
  ]
  if (!accountSid && !authToken && !from) return null
  const url = text('TWILIO_URL') ?? 'https://api.twilio.com'
  if (!/^https?:\/\//.test(url)) faults.push('TWILIO_URL must start with https://')
  if (!accountSid || !authToken || !from)
    faults.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together')
  return { url, accountSid: accountSid ?? '', authToken: authToken ?? '', from: from ?? '' }
}
