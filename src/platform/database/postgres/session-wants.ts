import pg from 'pg'

/** Session-level advisory locks under this key say that a process lives; the server frees them when it dies. */
export const HELD_KEY = 20_611
/** Shared, so that a new session of the same process is not kept out by its own lost one. */
const HOLD = 'select pg_advisory_lock_shared($1, hashtext($2))'

/** On the present session, if there is one; what fails there is done when the next one is made. */
type Ask = (what: (at: pg.Client) => Promise<unknown>) => Promise<void>

/** What a process listens to and holds: said anew to each session. */
export function createSessionWants(ask: Ask) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const held = new Map<string, number>()

  /** Says anew what is held, and nothing else. */
  async function holdAll(at: pg.Client): Promise<void> {
    await at.query('select pg_advisory_unlock_all()')
    for (const name of held.keys()) await at.query(HOLD, [HELD_KEY, name])
  }

  return {
    /** Says everything to a new session. */
    async sayAll(at: pg.Client): Promise<void> {
      for (const channel of listeners.keys()) await at.query(`listen ${pg.escapeIdentifier(channel)}`)
      await holdAll(at)
    },
    tell(channel: string, payload: string): void {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    /** To every listener: something may have been missed. */
    wakeAll(): void {
      for (const each of listeners.values()) for (const listener of each) listener('')
    },
    async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(onNotify))
      if (known.size === 1) await ask((at) => at.query(`listen ${pg.escapeIdentifier(channel)}`))
      onNotify('')
      return async () => {
        known.delete(onNotify)
        if (known.size > 0 || listeners.get(channel) !== known) return
        listeners.delete(channel)
        await ask((at) => at.query(`unlisten ${pg.escapeIdentifier(channel)}`))
      }
    },
    async hold(name: string): Promise<() => Promise<void>> {
      held.set(name, (held.get(name) ?? 0) + 1)
      await ask(holdAll)
      return async () => {
        const others = (held.get(name) ?? 1) - 1
        if (others > 0) held.set(name, others)
        else held.delete(name)
        await ask(holdAll)
      }
    },
  }
}
