import { useEffect } from 'react'

/** Logs that a page has no number to call, for whoever maintains the site (ERR-014). */
export function useMissingPhone(view: { slug: string; phone: unknown } | null): void {
  const missing = view && !view.phone ? view.slug : null
  useEffect(() => {
    if (missing) warnMissingPhone(missing)
  }, [missing])
}

export function warnMissingPhone(slug: string): void {
  // biome-ignore lint/suspicious/noConsole: ERR-014 asks for the log and for nothing on screen
  console.warn(`No phone number for ${slug}`)
}
