import type { Clock } from '#src/shared/domain/clock.ts'
import type { Database } from '../database/database.ts'
import './operator-tables.ts'

export type OperatorAction = {
  at: Date
  operator: string
  command: string
  subject: string
  outcome: 'begun' | 'done' | 'refused'
}
export type OperatorLog = ReturnType<typeof createOperatorLog>

/** Anything longer is not a slug, reference or id. */
const SUBJECT_LENGTH_MAX = 120
/** Who did what is asked for years later; an audit of a year's books looks back two. */
const KEPT_MS = 730 * 86_400_000

/**
 * Who ran which command that changes something, recorded before it begins, so that one that breaks off is
 * there too.
 */
export function createOperatorLog({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Records that a command begins; the returned function records how it ended. */
    async begin(action: {
      operator: string
      command: string
      subject: string
    }): Promise<(outcome: 'done' | 'refused') => Promise<void>> {
      const { id } = await db
        .insertInto('operator_actions')
        .values({
          ...action,
          subject: action.subject.slice(0, SUBJECT_LENGTH_MAX),
          began_at: new Date(clock.now()),
          outcome: 'begun',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return async (outcome) => {
        await db.updateTable('operator_actions').set({ outcome }).where('id', '=', id).execute()
      }
    },

    /** The newest actions first, of one subject or of all. */
    async list({ subject, limit }: { subject?: string; limit: number }): Promise<OperatorAction[]> {
      let query = db
        .selectFrom('operator_actions')
        .select(['began_at as at', 'operator', 'command', 'subject', 'outcome'])
        .orderBy('id', 'desc')
        .limit(limit)
      if (subject !== undefined) query = query.where('subject', '=', subject)
      return query.execute()
    },

    /** Deletes actions older than two years; returns how many. */
    async prune(nowMs: number): Promise<number> {
      const gone = await db
        .deleteFrom('operator_actions')
        .where('began_at', '<', new Date(nowMs - KEPT_MS))
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}
