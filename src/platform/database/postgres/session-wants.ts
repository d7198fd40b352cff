import pg from 'pg'

/**
 * Session-level advisory locks under this key show that a process is alive; the server frees them when it
 * dies.
 */
export const HELD_KEY = 20_611
/** Shared, so that a process's lost session does not keep out its new one. */
const HOLD = 'select pg_advisory_lock_shared($1, hashtext($2))'

/** On the present session, if there is one; what fails is done again on the next one. */
type Ask = (what: (at: pg.Client) => Promise<unknown>) => Promise<void>

/** What a process listens to and holds, requested again on each new session. */
export function createSessionWants(ask: Ask) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const held = new Map<string, number>()

  /** Requests the held locks again, and nothing else. */
  async function holdAll(at: pg.Client): Promise<void> {
    await at.query('select pg_advisory_unlock_all()')
    for (const name of held.keys()) await at.query(HOLD, [HELD_KEY, name])
  }

  return {
    /** Requests everything on a new session. */
    async sayAll(at: pg.Client): Promise<void> {
      for (const channel of listeners.keys()) await at.query(`listen ${pg.escapeIdentifier(channel)}`)
      await holdAll(at)
    },
    tell(channel: string, payload: string): void {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    /** Every listener, since something may have been missed. */
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
