import pg from 'pg'

const ANSWER_TIMEOUT_MS = 2000
const ANSWER_TIMEOUT_MAX_MS = 60_000
const STATEMENT_TIMEOUT_MS = 15_000
const STATEMENT_TIMEOUT_MAX_MS = 3_600_000

/**
 * How long a server may take to make a connection, to free one of the pool or to answer whether it is there, in
 * milliseconds: `answer_timeout` of the connection string, else 2 s. Throws for one below that or above a minute.
 */
export function answerTimeoutMs(url: string): number {
  const given = URL.canParse(url) ? new URL(url).searchParams.get('answer_timeout') : null
  if (given === null) return ANSWER_TIMEOUT_MS
  const ms = Number(given)
  if (Number.isInteger(ms) && ms >= ANSWER_TIMEOUT_MS && ms <= ANSWER_TIMEOUT_MAX_MS) return ms
  throw new Error(
    `answer_timeout in DATABASE_URL must be ${ANSWER_TIMEOUT_MS} to ${ANSWER_TIMEOUT_MAX_MS} milliseconds`,
  )
}
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
    connectionTimeoutMillis: answerTimeoutMs(url),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    options: SERVER_SIDE.map((setting) => `-c ${setting}`).join(' '),
  }
}

/**
 * How long a statement may take, in milliseconds: `statement_timeout` of the connection string, else longer than any of
 * ours takes. Throws for one below a second or above an hour.
 */
export function statementTimeoutMs(url: string): number {
  const given = URL.canParse(url) ? new URL(url).searchParams.get('statement_timeout') : null
  if (given === null) return STATEMENT_TIMEOUT_MS
  const ms = Number(given)
  if (Number.isInteger(ms) && ms >= 1000 && ms <= STATEMENT_TIMEOUT_MAX_MS) return ms
  throw new Error(
    `statement_timeout in DATABASE_URL must be 1000 to ${STATEMENT_TIMEOUT_MAX_MS} milliseconds`,
  )
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
