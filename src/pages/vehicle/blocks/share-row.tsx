import { Button } from '#src/ui/button.tsx'
import { useState, type MouseEvent } from 'react'
import {
  COPIED_MS,
  copiedText,
  SHARE_WINDOW,
  type ShareLink,
} from '#src/features/vehicles/domain/page/share-links.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Facebook, Twitter, WhatsApp, email, SMS and copy link (VDP-033 to VDP-035). */
export function ShareRow({ links, url, name }: { links: ShareLink[]; url: string; name: string }) {
  function openWindow(event: MouseEvent, link: ShareLink) {
    if (!link.opensWindow || event.metaKey || event.ctrlKey) return
    const opened = window.open(
      link.href,
      '_blank',
      `noopener=no,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`,
    )
    if (opened) {
      opened.opener = null
      event.preventDefault()
    }
  }
  return (
    <ul id="share" aria-label="Share" className="flex scroll-mt-24 flex-wrap gap-x-5">
      {links.map((link) => (
        <li key={link.kind}>
          <Button
            href={link.href}
            target={link.opensWindow ? '_blank' : undefined}
            rel="noreferrer"
            onClick={(event) => openWindow(event, link)}
            variant="quiet"
          >
            {link.label}
          </Button>
        </li>
      ))}
      <li>
        <CopyLink url={url} name={name} />
      </li>
    </ul>
  )
}

/** The button says so for a moment, and a toast names the vehicle for three seconds (VDP-034, ERR-023). */
function CopyLink({ url, name }: { url: string; name: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      return
    }
    setCopied(true)
    showToast(copiedText(name))
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <Button onClick={copy} variant="quiet" className="noscript:hidden">
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
    </Button>
  )
}
