import pg from 'pg'

/** How long a connection may take to be made, and a pool to give one back. */
export const CONNECT_TIMEOUT_MS = 2000
const KEEPALIVE_AFTER_MS = 3000
/**
 * The server lets go of a client that is silently gone after about 5 s: one that is idle by its keepalives, one that does
 * not take its answer by the time for that, and a statement whose client hung up within a second.
 */
const SERVER_SIDE = [
  'tcp_keepalives_idle=3',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=5000',
  'client_connection_check_interval=1000',
]

/** What every connection of this process to its database has in common, under the name it has there. */
export function connectionOptions(url: string, name = 'forecourt'): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    options: SERVER_SIDE.map((setting) => `-c ${setting}`).join(' '),
  }
}

/** Ends a connection without a word to the other side, which may not be there. */
export function cutConnection(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** The process id that the server told a connection of itself; 0 while it has told none. */
export function backendIdOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID?: number }).processID ?? 0
}

/** A connection of one's own, told to be quiet about its loss: whoever asks it hears of that. */
export async function connect(
  url: string,
  onError: (error: Error) => void,
  name?: string,
): Promise<pg.Client> {
  const client = new pg.Client(connectionOptions(url, name))
  client.on('error', onError)
  try {
    await client.connect()
    return client
  } catch (error) {
    cutConnection(client)
    throw error
  }
}
