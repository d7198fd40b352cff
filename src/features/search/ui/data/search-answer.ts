/** What the server said, as text; status 0 where it could not be reached. */
export type SearchAnswer = { status: number; text: string }

/** Asks the server for the data of a search address. Never throws. */
export async function askServer(address: string): Promise<SearchAnswer> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
