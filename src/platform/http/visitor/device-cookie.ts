import { randomBytes } from 'node:crypto'
import type { Signer } from '#src/platform/signing/signer.ts'

type DeviceSite = { id: string; origin: string }

/** Long enough for a device to stay the same from the first hold to the handover. */
const DEVICE_DAYS = 180

/**
 * A number for this browser on one site, signed so that nobody can make one up: hidden from scripts, limited
 * to this site and used only for limits.
 */
export function createDeviceCookies(signer: Signer) {
  const words = (site: DeviceSite, id: string) => `device ${site.id} ${id}`
  const nameOf = ({ origin }: DeviceSite) => `${origin.startsWith('https:') ? '__Host-' : ''}forecourt_device`
  return {
    /** The device in a Cookie header; null when there is none or it is not ours. */
    async read(site: DeviceSite, header: string | null): Promise<string | null> {
      const start = `${nameOf(site)}=`
      const found = (header ?? '').split(';').find((part) => part.trim().startsWith(start))
      const [id = '', signature = ''] = found?.trim().slice(start.length).split('.') ?? []
      return /^[\w-]{22}$/.test(id) && (await signer.verify(words(site, id), signature)) ? id : null
    },
    /** A new device with the Set-Cookie line that makes the browser keep it. */
    async issue(site: DeviceSite): Promise<{ device: string; line: string }> {
      const device = randomBytes(16).toString('base64url')
      const value = `${device}.${await signer.sign(words(site, device))}`
      const secure = site.origin.startsWith('https:') ? '; Secure' : ''
      const age = DEVICE_DAYS * 86_400
      return {
        device,
        line: `${nameOf(site)}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`,
      }
    },
  }
}
