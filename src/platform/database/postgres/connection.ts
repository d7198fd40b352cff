import pg from 'pg'

/** How long making a connection, or waiting for one from the pool, may take. */
export const CONNECT_TIMEOUT_MS = 2000
const KEEPALIVE_AFTER_MS = 3000
/**
 * The server drops a client that has silently gone after about 5 s: an idle one by its keepalives, one that
 * does not take its answer by the user timeout, and a statement whose client hung up within a second.
 */
const SERVER_SIDE = [
  'tcp_keepalives_idle=3',
  'tcp_keepalives_interval=1',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=5000',
  'client_connection_check_interval=1000',
]

/** What all connections of this process to its database share, under the name they have there. */
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

/** Ends a connection without telling the other side, which may not be there. */
export function cutConnection(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** The process id the server gave for a connection; 0 until it has. */
export function backendIdOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID?: number }).processID ?? 0
}

/** A separate connection that does not raise its own loss; whoever uses it finds out. */
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
