import {
  type ConsentChoice,
  effectiveChoice,
  type KeptChoice,
  readChoice,
  writeChoice,
} from '../domain/consent-choice.ts'

export type ConsentStore = ReturnType<typeof createConsentStore>
type Listener = (choice: ConsentChoice) => void

/** The visitor's choice on this site. It stays on the device and is sent only along with what it allows. */
export function createConsentStore({ slug }: { slug: string }) {
  const choiceKey = `forecourt:consent:${slug}`
  const clientKey = `forecourt:measured-as:${slug}`
  const listeners = new Set<Listener>()
  const hasPrivacyControl =
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  /** If the browser has no storage, the choice lasts as long as the page. */
  let kept: KeptChoice | null = readChoice(read(choiceKey), Date.now())

  return {
    hasPrivacyControl,
    /** The stored choice; null if there is none yet. */
    kept: (): KeptChoice | null => kept,
    /** The choice in effect: denied without an answer, and always under Global Privacy Control. */
    choice: (): ConsentChoice => effectiveChoice(kept, hasPrivacyControl),
    /** Stores a choice and notifies listeners. Declining also deletes the random number. */
    choose(choice: ConsentChoice): void {
      kept = { choice, at: Date.now() }
      write(choiceKey, writeChoice(kept))
      if (choice === 'denied') forget(clientKey)
      for (const listener of listeners) listener(effectiveChoice(kept, hasPrivacyControl))
    },
    onChange: (listener: Listener): void => void listeners.add(listener),
    /** The random number that identifies this browser while consent lasts, created on first use. */
    clientId(): string {
      const known = read(clientKey)
      if (known) return known
      const made = `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`
      write(clientKey, made)
      return made
    },
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // No storage: the next page asks again
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // No storage, so nothing to delete
  }
}
