import pg from 'pg'

/** How long a connection may take to be made, and a pool to give one back. */
export const CONNECT_TIMEOUT_MS = 2000
/** A peer that is silently gone is noticed by the kernel of either side after about 8 s, even where nothing is asked. */
const KEEPALIVE_AFTER_MS = 5000
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3'

/** What every connection of this process to its database has in common. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'forecourt',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    options: SERVER_KEEPALIVE,
  }
}

/** Ends a connection without a word to the other side, which may not be there. */
export function cutConnection(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** A connection of one's own, told to be quiet about its loss: whoever asks it hears of that. */
export async function connect(url: string, onError: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client(connectionOptions(url))
  client.on('error', onError)
  try {
    await client.connect()
    return client
  } catch (error) {
    cutConnection(client)
    throw error
  }
}
