import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * How the sink treats a mail: takes it, refuses it, hangs, closes the connection during its text, or refuses
 * the text.
 */
export type SinkMood = 'take' | 'refuse' | 'busy' | 'hang' | 'close' | { atText: number }
export type SmtpSink = {
  url: string
  received: { email: Email; to: string[] }[]
  setMood(mood: SinkMood): void
  /** Says that these mailboxes do not exist, whatever the mood. */
  refuseMailboxes(addresses: readonly string[]): void
  /** How many mails were begun, accepted or not. */
  begun(): number
  close(): Promise<void>
}

/** A real SMTP server on this machine that keeps what it accepts; without a port it takes a free one. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  let mood: SinkMood = 'take'
  let begun = 0
  let refused: readonly string[] = []
  const received: SmtpSink['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    // A slow name server would hold back every greeting.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) => {
      if (mood === 'refuse' || refused.includes(address))
        callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else if (mood === 'busy') callback(Object.assign(new Error('Mailbox full'), { responseCode: 452 }))
      else callback()
    },
    onData: (stream, session, callback) => {
      begun += 1
      if (mood === 'hang') return void stream.resume()
      if (mood === 'close') return closeLines(server)
      if (typeof mood === 'object') return refuseText(stream, mood.atText, callback)
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: open } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${open}`,
    received,
    begun: () => begun,
    setMood: (next) => {
      mood = next
    },
    refuseMailboxes: (addresses) => {
      refused = addresses
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function closeLines(server: SMTPServer): void {
  for (const line of (server as unknown as { connections: Set<{ close(): void }> }).connections) line.close()
}

function refuseText(stream: Readable, responseCode: number, callback: (error: Error) => void): void {
  stream.resume()
  stream.on('end', () => callback(Object.assign(new Error('Not now'), { responseCode })))
}
