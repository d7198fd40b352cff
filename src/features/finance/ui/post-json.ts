type Answer = { isOk: boolean; body: Readonly<Record<string, unknown>> }

/** Posts JSON to this site. Null without a readable answer. */
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

/** A non-empty text in an answer; null for anything else. */
export function textIn(answer: Answer | null, name: string): string | null {
  const value = answer?.body[name]
  return typeof value === 'string' && value !== '' ? value : null
}
