/** The result of sending one photo. `lost`: no answer after every retry. */
export type PhotoAnswer =
  | { kind: 'kept'; id: string }
  | { kind: 'refused'; message: string }
  | { kind: 'lost' }

const TRIES = 5
const FIRST_WAIT_MS = 800
/** Temporary failures. */
const AGAIN = new Set([429, 500, 502, 503, 504])

type Sending = {
  token: string
  /** The same for every attempt, so that a photo whose answer was lost is stored once. */
  uploadKey: string
  blob: Blob
  fetch: (url: string, init: RequestInit) => Promise<Response>
  wait: (ms: number) => Promise<void>
}

/** Sends one photo, retrying with growing pauses if the connection fails or the server is busy. */
export async function sendPhoto({ token, uploadKey, blob, fetch, wait }: Sending): Promise<PhotoAnswer> {
  const url = `/api/trade-in/photos/${uploadKey}?t=${encodeURIComponent(token)}`
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) await wait(FIRST_WAIT_MS * 2 ** (attempt - 1))
    const response = await fetch(url, { method: 'PUT', body: blob }).catch(() => null)
    if (!response || AGAIN.has(response.status)) continue
    const answer = (await response.json().catch(() => ({}))) as { id?: unknown; error?: unknown }
    if (response.ok && typeof answer.id === 'string') return { kind: 'kept', id: answer.id }
    const message = typeof answer.error === 'string' ? answer.error : 'The photo could not be kept.'
    return { kind: 'refused', message }
  }
  return { kind: 'lost' }
}
