import { useState, type MouseEvent, type ReactNode } from 'react'

type PdfButtonProps = { slug: string; className: string; label?: string; icon?: ReactNode }

const FALLBACK_MESSAGE = 'The PDF could not be made. Please try again, or print the page.'

/** Downloads the window card as `{slug}.pdf` (VDP-036, VDP-037, API-013, ERR-012); without scripts a plain link. */
export function PdfButton({ slug, className, label = 'Download PDF', icon }: PdfButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const href = `/cars/${encodeURIComponent(slug)}.pdf`
  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setMessage(null)
    const failure = await savePdf(href, `${slug}.pdf`)
    setMessage(failure)
    setBusy(false)
  }
  return (
    <>
      <a
        href={href}
        download={`${slug}.pdf`}
        data-tell="print"
        aria-busy={isBusy}
        onClick={download}
        className={className}
      >
        {icon}
        <span aria-live="polite">{isBusy ? 'Preparing...' : label}</span>
      </a>
      {message ? (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      ) : null}
    </>
  )
}

/** Fetches the file and saves it; returns the message to show if that failed. */
async function savePdf(href: string, name: string): Promise<string | null> {
  try {
    const response = await fetch(href)
    if (!response.ok) return readMessage(await response.json().catch(() => null))
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return null
  } catch {
    return FALLBACK_MESSAGE
  }
}

function readMessage(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof error === 'string' ? error : FALLBACK_MESSAGE
}
