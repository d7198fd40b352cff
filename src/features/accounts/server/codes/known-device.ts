import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createDeviceCookies } from '#src/platform/http/visitor/device-cookie.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { Clock } from '#src/shared/domain/clock.ts'

const DAY_MS = 86_400_000
/** As long as the device's own cookie. */
const KNOWN_DAYS = 180

type KnownSite = Pick<SiteContext, 'id' | 'origin'>

/**
 * That a browser proved a phone before: a cookie signed for this site, this device and this phone, hidden from scripts.
 * It signs nobody in and is good for one thing: strangers who ask for codes to the phone use up nothing of its owner's.
 * Nothing of it is stored, and it names no phone.
 */
export function createKnownDevices({ signer, clock }: { signer: Signer; clock: Clock }) {
  const devices = createDeviceCookies(signer)
  const nameOf = ({ origin }: KnownSite) => `${origin.startsWith('https:') ? '__Host-' : ''}forecourt_known`
  const words = (site: KnownSite, { device, phone, untilDay }: Known) =>
    `known ${site.id} ${device} ${phone} ${untilDay}`

  return {
    /** Whether the browser of a Cookie header proved the phone on this site. */
    async isKnown(site: KnownSite, header: string | null, phone: string): Promise<boolean> {
      const start = `${nameOf(site)}=`
      const found = (header ?? '').split(';').find((part) => part.trim().startsWith(start))
      const [untilDay = '', signature = ''] = found?.trim().slice(start.length).split('.') ?? []
      if (!/^\d{1,6}$/.test(untilDay) || Number(untilDay) * DAY_MS < clock.now()) return false
      const device = await devices.read(site, header)
      return device !== null && (await signer.verify(words(site, { device, phone, untilDay }), signature))
    },

    /** The device of a Cookie header, else a new one with the Set-Cookie line that makes the browser keep it. */
    async deviceOf(site: KnownSite, header: string | null): Promise<{ device: string; cookies: string[] }> {
      const known = await devices.read(site, header)
      if (known) return { device: known, cookies: [] }
      const { device, line } = await devices.issue(site)
      return { device, cookies: [line] }
    },

    /** The Set-Cookie line that makes a device known for a phone it has just proved. */
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
