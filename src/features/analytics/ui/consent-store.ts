import {
  type ConsentChoice,
  effectiveChoice,
  type KeptChoice,
  readChoice,
  writeChoice,
} from '../domain/consent-choice.ts'

export type ConsentStore = ReturnType<typeof createConsentStore>
type Listener = (choice: ConsentChoice) => void

/** What this browser's visitor chose on this site; kept on the device, told to no server but in what it allows. */
export function createConsentStore({ slug }: { slug: string }) {
  const choiceKey = `forecourt:consent:${slug}`
  const clientKey = `forecourt:measured-as:${slug}`
  const listeners = new Set<Listener>()
  const hasPrivacyControl =
    (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  /** A browser that keeps nothing still holds the choice while the page stands. */
  let kept: KeptChoice | null = readChoice(read(choiceKey), Date.now())

  return {
    hasPrivacyControl,
    /** What was chosen; null when nothing was yet. */
    kept: (): KeptChoice | null => kept,
    /** What holds now; denied without an answer, and always under Global Privacy Control. */
    choice: (): ConsentChoice => effectiveChoice(kept, hasPrivacyControl),
    /** Keeps a choice and tells whoever listens; a no also forgets the number that a yes had made. */
    choose(choice: ConsentChoice): void {
      kept = { choice, at: Date.now() }
      write(choiceKey, writeChoice(kept))
      if (choice === 'denied') forget(clientKey)
      for (const listener of listeners) listener(effectiveChoice(kept, hasPrivacyControl))
    },
    onChange: (listener: Listener): void => void listeners.add(listener),
    /** The random number that stands for this browser while a yes holds; made at its first use. */
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
    // Asked again on the next page
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept
  }
}
