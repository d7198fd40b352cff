import { lookup as dnsLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from '#src/platform/messaging/private-address.ts'

/** Name lookup that returns public addresses only, against names that point inside. */
export const publicLookup: LookupFunction = guardedLookup((address) => !isPrivateAddress(address))

/**
 * Name lookup that returns only addresses for which `isOpen` holds: the address checked is the one connected
 * to.
 */
export function guardedLookup(isOpen: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter((each) => isOpen(each.address))
      const [first] = open
      if (error || !first)
        callback(error ?? Object.assign(new Error('private address'), { code: 'EPRIVATE' }), '')
      else if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

/** The address a URL holds literally, or null if its host is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? host : null
}

/**
 * Why an address may not be called, or null: https only, no passwords, no private addresses, except in
 * development.
 */
export function refuseAddress(url: URL | null, isDevelopment: boolean): string | null {
  if (!url) return 'The address is no URL'
  if (url.protocol !== 'https:' && !(isDevelopment && url.protocol === 'http:'))
    return 'Only https addresses are used'
  if (url.username || url.password) return 'Addresses with a password are not used'
  const address = literalAddress(url)
  return !isDevelopment && address && isPrivateAddress(address)
    ? 'The address is not on the public internet'
    : null
}
