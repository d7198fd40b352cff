import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type DkimKey = { domainName: string; keySelector: string; privateKey: string }
export type FindDkimKey = (address: string) => DkimKey | null

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * The DKIM key of an address's domain (RFC 6376): `{domain}.pem` in the directory, read once. A domain without a
 * file is not signed for, as where the mail server signs itself.
 */
export function createDkimKeys({
  directory,
  selector,
}: {
  directory: string
  selector: string
}): FindDkimKey {
  const read = new Map<string, DkimKey | null>()
  return (address) => {
    const domainName = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    const known = read.get(domainName)
    if (known !== undefined) return known
    const found = DOMAIN.test(domainName) ? readKey(join(directory, `${domainName}.pem`)) : null
    const key = found ? { domainName, keySelector: selector, privateKey: found } : null
    read.set(domainName, key)
    return key
  }
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
