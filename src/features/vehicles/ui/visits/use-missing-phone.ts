import { useEffect } from 'react'

/** A page without a number to call says so in the log, for whoever looks after the site; nothing stops (ERR-014). */
export function useMissingPhone(view: { slug: string; phone: unknown } | null): void {
  const missing = view && !view.phone ? view.slug : null
  useEffect(() => {
    if (missing) warnMissingPhone(missing)
  }, [missing])
}

/** Writes the warning of a vehicle without a number to call. */
export function warnMissingPhone(slug: string): void {
  // biome-ignore lint/suspicious/noConsole: ERR-014 asks for the log and for nothing on screen
  console.warn(`No phone number for ${slug}`)
}
