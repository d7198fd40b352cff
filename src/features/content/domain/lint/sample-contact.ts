import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { DocumentRule } from './document-rules.ts'

/** Domains nobody can register (RFC 2606, RFC 6761). A site on one is not public, and mail to one goes nowhere. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i
/** ACMA, "Phone numbers for use in TV shows, films and creative works": numbers with these prefixes reach nobody. */
const FICTIONAL = /^(?:\+?61|0)(?:[2378](?:5550|7010)\d{4}|49157\d{4})$|^1[38]00975[67]\d\d$/

/** Whether a phone number or email address is a sample that reaches nobody. */
export function isSampleContact(text: string): boolean {
  const [, domain] = /@([^\s@]+)$/.exec(text) ?? []
  return domain ? RESERVED.test(domain) : FICTIONAL.test(text.replace(/[\s()-]/g, ''))
}

/** The samples that `site new` fills in must not reach a public host unnoticed. */
export const SAMPLE_CONTACT: DocumentRule = {
  id: 'sample-contact',
  severity: 'warning',
  source: 'ACL s 18: a phone or mail address that reaches nobody misleads; leads sent there are lost',
  faults: (config) =>
    config.hosts.every((host) => RESERVED.test(host))
      ? []
      : contactsOf(config)
          .filter(({ text }) => text !== null && isSampleContact(text))
          .map(({ path, text }) => ({ path, message: `is a sample that reaches nobody: ${text}` })),
}

type Contact = { path: string; text: string | null }

function contactsOf({ phones, email, dealerships, locations }: SiteConfig): Contact[] {
  const sellers = [
    ...dealerships.map((each, at) => ({ each, path: `dealerships[${at}]` })),
    ...locations.map((each, at) => ({ each, path: `locations[${at}]` })),
  ]
  return [
    { path: 'phones.main', text: phones.main },
    ...(['new', 'demo', 'used'] as const).map((type) => ({ path: `phones.${type}`, text: phones[type] })),
    { path: 'email', text: email },
    ...sellers.flatMap(({ each, path }) => [
      { path: `${path}.phone`, text: each.phone },
      ...each.receivers.flatMap((receiver, at) =>
        'to' in receiver ? receiver.to.map((text) => ({ path: `${path}.receivers[${at}].to`, text })) : [],
      ),
    ]),
  ]
}
