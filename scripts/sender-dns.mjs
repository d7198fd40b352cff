// What npm run doctor asks the DNS about the domains that mails are sent from.
import { createPublicKey } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The DNS has no such record; anything else means that it could not be asked. */
const NO_RECORD = ['ENOTFOUND', 'ENODATA']

/**
 * Every check of every sender domain, as { name, test, mend }: of MAIL_FROM, of the sites' own addresses (`senders`), and
 * each with a key in DKIM_KEYS_DIR. SPF (RFC 7208) names who may send for it; DKIM (RFC 6376) publishes the key it signs with.
 */
export function senderChecks(env, senders, resolveTxt) {
  if (!env.SMTP_URL) return []
  const keys = keyFiles(env.DKIM_KEYS_DIR)
  const named = [env.MAIL_FROM ?? '', ...senders].flatMap(
    (address) => /@([^\s<>@]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? [],
  )
  const domains = [...new Set([...named, ...keys.keys()])]
  const selector = env.DKIM_SELECTOR || 'forecourt'
  return domains.flatMap((domain) => [
    {
      name: `mail from ${domain} has an SPF record`,
      test: async () => (await textsAt(domain, resolveTxt)).some((text) => /^v=spf1( |$)/.test(text)),
      mend: `Publish a TXT record at ${domain} that names your mail server, such as v=spf1 include:spf.your-mail-server.example -all`,
    },
    ...(keys.has(domain) ? [dkimCheck(domain, { selector, file: keys.get(domain), resolveTxt })] : []),
  ])
}

function dkimCheck(domain, { selector, file, resolveTxt }) {
  const at = `${selector}._domainkey.${domain}`
  const key = publicKey(file)
  return {
    name: `mail from ${domain} is signed with the DKIM key in the DNS`,
    test: async () =>
      key !== null &&
      (await textsAt(at, resolveTxt)).some((text) => text.replace(/\s/g, '').includes(`p=${key}`)),
    mend: key
      ? `Publish a TXT record at ${at}: v=DKIM1; k=rsa; p=${key}`
      : `${file} is not a private key: make one with openssl genrsa 2048.`,
  }
}

function keyFiles(directory) {
  if (!directory) return new Map()
  const names = readdirSync(directory).filter((name) => name.endsWith('.pem'))
  return new Map(names.map((name) => [name.slice(0, -'.pem'.length).toLowerCase(), join(directory, name)]))
}

function publicKey(file) {
  try {
    const key = createPublicKey(readFileSync(file, 'utf8'))
    return key.export({ type: 'spki', format: 'der' }).toString('base64')
  } catch {
    return null
  }
}

async function textsAt(name, resolveTxt) {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (NO_RECORD.includes(error.code)) return []
    throw error
  }
}
