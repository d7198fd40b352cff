/** The server's answer as text; status 0 if it was unreachable. */
export type SearchAnswer = { status: number; text: string }

/** Requests the data of a search address. Never throws. */
export async function askServer(address: string): Promise<SearchAnswer> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
