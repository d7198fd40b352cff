import { useEffect } from 'react'

/**
 * On sites with the setting, reports the valuation to /api/miscellaneous as column_name `valuation`, once per page
 * (TRADE-012). The server stores its own result, so a lost call costs the shopper nothing.
 */
export function useMiscellaneousCall(isOn: boolean, token: string, result: object | null): void {
  const body = isOn && result ? JSON.stringify({ column_name: 'valuation', token, ...result }) : null
  useEffect(() => {
    if (!body) return
    const headers = { 'content-type': 'application/json' }
    fetch('/api/miscellaneous', { method: 'POST', headers, body, keepalive: true }).catch(() => null)
  }, [body])
}
