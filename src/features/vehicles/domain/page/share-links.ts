export type ShareLink = {
  kind: 'facebook' | 'twitter' | 'whatsapp' | 'email' | 'sms'
  label: string
  href: string
  opensWindow: boolean
}

/** VDP-035: size of the share window in pixels. */
export const SHARE_WINDOW = { width: 550, height: 400 } as const
/** VDP-034. */
export const COPIED_MS = 1500

/** The share row without copy link, which needs scripts (VDP-033). `url` is absolute; text is percent-encoded. */
export function shareLinks(url: string, title: string, settings: { hidesTwitter: boolean }): ShareLink[] {
  const u = encodeURIComponent(url)
  const t = encodeURIComponent(title)
  const both = encodeURIComponent(`${title} ${url}`)
  const links: ShareLink[] = [
    {
      kind: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
      opensWindow: true,
    },
    {
      kind: 'twitter',
      label: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${u}&text=${t}`,
      opensWindow: true,
    },
    { kind: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${both}`, opensWindow: true },
    { kind: 'email', label: 'Email', href: `mailto:?subject=${t}&body=${both}`, opensWindow: false },
    { kind: 'sms', label: 'SMS', href: `sms:?&body=${both}`, opensWindow: false },
  ]
  return links.filter((link) => !(settings.hidesTwitter && link.kind === 'twitter'))
}

/** ERR-023. */
export function copiedText(name: string): string {
  return `Copied ${name} to your clipboard!`
}
