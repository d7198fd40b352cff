import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { answerTimeoutMs, connect, cutConnection } from './connection.ts'

/** Waiting for an answer is counted in ticks so that a busy process does not blame the server. */
const TICK_MS = 400
const GOODBYE_MS = 400

export type SessionClient = Awaited<ReturnType<typeof openSessionClient>>

/** One connection that is asked one thing at a time and cut when an answer does not arrive in time. */
export async function openSessionClient(url: string, onError: (error: Error) => void, name: string) {
  const client = await connect(url, onError, name)
  const lost = new AbortController()
  const ticksMax = Math.floor(answerTimeoutMs(url) / TICK_MS) - 1
  let lastAsked: Promise<unknown> = Promise.resolve()
  client.once('end', () => lost.abort())

  return {
    client,
    /** Aborts when the connection is lost. */
    lost: lost.signal,
    ask<Answer>(what: (at: pg.Client) => Promise<Answer>): Promise<Answer> {
      const answer = lastAsked.catch(() => undefined).then(() => inTime(client, what(client), ticksMax))
      lastAsked = answer
      return answer
    },
    cut: () => cutConnection(client),
    async sayGoodbye(): Promise<void> {
      await Promise.race([client.end(), pause(GOODBYE_MS)])
      cutConnection(client)
    },
  }
}

async function inTime<Answer>(client: pg.Client, asked: Promise<Answer>, ticksMax: number): Promise<Answer> {
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
    if (ticks >= ticksMax) cutConnection(client)
  }, TICK_MS)
  try {
    return await asked
  } finally {
    clearInterval(clock)
  }
}
