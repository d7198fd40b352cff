import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createDeviceCookies } from '#src/platform/http/visitor/device-cookie.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

const DAY_MS = 86_400_000
/** The same as the device cookie. */
const KNOWN_DAYS = 180

type KnownSite = Pick<SiteContext, 'id' | 'origin'>

/**
 * Remembers that a browser verified a phone: a cookie signed for this site, device and phone, hidden from scripts.
 * It does not sign anyone in; it only stops strangers' requests for the phone from using up its owner's allowance.
 * Nothing is stored on the server, and the cookie does not contain the phone.
 */
export function createKnownDevices({ signer, clock }: { signer: Signer; clock: Clock }) {
  const devices = createDeviceCookies(signer)
  const nameOf = ({ origin }: KnownSite) => `${origin.startsWith('https:') ? '__Host-' : ''}forecourt_known`
  const words = (site: KnownSite, { device, phone, untilDay }: Known) =>
    `known ${site.id} ${device} ${phone} ${untilDay}`

  return {
    /** Whether the browser has verified the phone on this site. */
    async isKnown(site: KnownSite, header: string | null, phone: string): Promise<boolean> {
      const start = `${nameOf(site)}=`
      const found = (header ?? '').split(';').find((part) => part.trim().startsWith(start))
      const [untilDay = '', signature = ''] = found?.trim().slice(start.length).split('.') ?? []
      if (!/^\d{1,6}$/.test(untilDay) || Number(untilDay) * DAY_MS < clock.now()) return false
      const device = await devices.read(site, header)
      return device !== null && (await signer.verify(words(site, { device, phone, untilDay }), signature))
    },

    /** The device in a Cookie header, else a new one with the Set-Cookie line that stores it. */
    async deviceOf(site: KnownSite, header: string | null): Promise<{ device: string; cookies: string[] }> {
      const known = await devices.read(site, header)
      if (known) return { device: known, cookies: [] }
      const { device, line } = await devices.issue(site)
      return { device, cookies: [line] }
    },

    /** The Set-Cookie line that marks a device as known for a phone it has just verified. */
    async remember(site: KnownSite, device: string, phone: string): Promise<string> {
      const untilDay = String(Math.ceil(clock.now() / DAY_MS) + KNOWN_DAYS)
      const value = `${untilDay}.${await signer.sign(words(site, { device, phone, untilDay }))}`
      const secure = site.origin.startsWith('https:') ? '; Secure' : ''
      const age = KNOWN_DAYS * (DAY_MS / 1000)
      return `${nameOf(site)}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`
    },
  }
}

type Known = { device: string; phone: string; untilDay: string }
