import type { Generated, JSONColumnType } from 'kysely'

type SentMessagesTable = {
  id: Generated<number>
  message_id: string
  sent_at: Date
  sender: string
  recipients: JSONColumnType<string[]>
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string | null
  calendar_body: string | null
  unsubscribe_url: string | null
  kind: Generated<'mail' | 'sms'>
  metadata: JSONColumnType<Record<string, string>> | null
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    sent_messages: SentMessagesTable
  }
}
