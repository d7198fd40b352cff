import type { Store } from './database.ts'
import { DatabaseStoppedError } from './panic-stop.ts'

/** Whether the store answers, in the words /readyz tells those who run the platform. */
export async function storeState(store: Store): Promise<string> {
  try {
    await store.db.selectFrom('sites').select('slug').limit(1).execute()
    return 'ok'
  } catch (error) {
    return error instanceof DatabaseStoppedError
      ? 'stopped by a PANIC of the database; start the server again'
      : 'unreachable'
  }
}
