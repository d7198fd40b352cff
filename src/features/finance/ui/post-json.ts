type Answer = { isOk: boolean; body: Readonly<Record<string, unknown>> }

/** Posts JSON to this site. Null when no answer came that can be read. */
export async function postJson(path: string, body: object, signal?: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })
    const read: unknown = await response.json()
    return typeof read === 'object' && read !== null ? { isOk: response.ok, body: { ...read } } : null
  } catch {
    return null
  }
}

/** A text of an answer; null for anything else, the empty text too. */
export function textIn(answer: Answer | null, name: string): string | null {
  const value = answer?.body[name]
  return typeof value === 'string' && value !== '' ? value : null
}
