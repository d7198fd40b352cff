import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the sink treats a mail: take it, refuse it, hang, or close the line in the middle of its text. */
export type SinkMood = 'take' | 'refuse' | 'busy' | 'hang' | 'close'
export type SmtpSink = {
  url: string
  received: { email: Email; to: string[] }[]
  setMood(mood: SinkMood): void
  /** How many mails were begun, taken or not. */
  begun(): number
  close(): Promise<void>
}

/** A real SMTP server on this machine that keeps what it takes. */
export async function startSmtpSink(): Promise<SmtpSink> {
  let mood: SinkMood = 'take'
  let begun = 0
  const received: SmtpSink['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      if (mood === 'refuse') callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else if (mood === 'busy') callback(Object.assign(new Error('Mailbox full'), { responseCode: 452 }))
      else callback()
    },
    onData: (stream, session, callback) => {
      begun += 1
      if (mood === 'hang') return void stream.resume()
      if (mood === 'close') return closeLines(server)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks))
        received.push({ email, to: session.envelope.rcptTo.map((rcpt) => rcpt.address) })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    begun: () => begun,
    setMood: (next) => {
      mood = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function closeLines(server: SMTPServer): void {
  for (const line of (server as unknown as { connections: Set<{ close(): void }> }).connections) line.close()
}
