import type { Database } from '../database/database.ts'
import './message-tables.ts'

export type SentMessage = {
  id: number
  messageId: string
  /** ISO 8601 in UTC. */
  sentAt: string
  sender: string
  recipients: string[]
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  calendar: string | null
  unsubscribeUrl: string | null
  kind: 'mail' | 'sms'
  /** What the carrier of a text message was given apart from the text. */
  metadata: Record<string, string> | null
}

const LIST_MAX = 200
const KEPT_MS = 30 * 24 * 3_600_000
const KEPT_MAX = 10_000

/**
 * What the outbox messenger kept: the newest 200, or one by number. Messages are kept for 30 days, at most
 * 10,000.
 */
export function createSentMessages({ db }: { db: Database }) {
  const select = () => db.selectFrom('sent_messages').selectAll()
  return {
    async list(): Promise<SentMessage[]> {
      return (await select().orderBy('id', 'desc').limit(LIST_MAX).execute()).map(toMessage)
    },
    async find(id: number): Promise<SentMessage | null> {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row ? toMessage(row) : null
    },
    /** Deletes at most `limit` messages older than 30 days or beyond the newest 10,000; returns how many. */
    async prune(nowMs: number, limit: number, keptMax = KEPT_MAX): Promise<number> {
      const removed = await db
        .deleteFrom('sent_messages')
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('sent_messages')
            .select('id')
            .where((eb) =>
              eb.or([
                eb('sent_at', '<', new Date(nowMs - KEPT_MS)),
                eb(
                  'id',
                  '<=',
                  eb.selectFrom('sent_messages').select('id').orderBy('id', 'desc').offset(keptMax).limit(1),
                ),
              ]),
            )
            .orderBy('id')
            .limit(limit),
        )
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}

export type SentMessages = ReturnType<typeof createSentMessages>

type Row = {
  id: number
  message_id: string
  sent_at: Date
  sender: string
  recipients: string[]
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string | null
  calendar_body: string | null
  unsubscribe_url: string | null
  kind: 'mail' | 'sms'
  metadata: Record<string, string> | null
}

function toMessage(row: Row): SentMessage {
  return {
    id: row.id,
    messageId: row.message_id,
    sentAt: row.sent_at.toISOString(),
    sender: row.sender,
    recipients: row.recipients,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    calendar: row.calendar_body,
    unsubscribeUrl: row.unsubscribe_url,
    kind: row.kind,
    metadata: row.metadata,
  }
}
