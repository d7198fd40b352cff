import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Store } from '#src/platform/database/database.ts'
import type { Answer, Asked } from './servers.ts'
import { type Balancer, type Car, FORM_HEADERS, JSON_HEADERS } from './visitors.ts'

/** One write that the product acknowledged, with what its row is found by. */
export type Acknowledged = { kind: string; key: string; detail: string }

type WriterDeps = {
  visit: Balancer
  cars: readonly Car[]
  feedKey: string
  /** The database itself, bypassing the proxy, to read texted codes. */
  store: Store
  isOver: () => boolean
}
type Wish = Asked & { kind: string; isDone: (answer: Answer) => boolean }

/**
 * What visitors and dealers write; each write is sent again, under its own key, until it is finally answered.
 */
export function writers({ visit, cars, feedKey, store, isOver }: WriterDeps) {
  const acknowledged: Acknowledged[] = []
  const sessions: string[] = []
  const prices = new Map<string, number>()
  let n = 0
  const person = () => {
    n += 1
    const digits = String(10_000_000 + n).slice(-8)
    const run = process.pid.toString(36)
    return {
      email: `mixed-${run}-${n}@example.com`,
      phone: `04${digits}`,
      key: `mixed-load-${run}-${String(n).padStart(10, '0')}`,
    }
  }

  /** Null when it was refused by a rule, such as a time that is taken. */
  async function until({ kind, isDone, ...asked }: Wish): Promise<Answer | null> {
    while (!isOver()) {
      const answer = await visit(kind, asked)
      if (isDone(answer)) return answer
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null
      await pause(150)
    }
    return null
  }

  const isCreated = ({ status }: Answer) => status === 200 || status === 201
  const isLed = ({ status }: Answer) => status === 303 || status === 302
  const postLead = (kind: string, fields: object) =>
    until({
      kind,
      method: 'POST',
      path: '/api/leads',
      headers: JSON_HEADERS,
      body: JSON.stringify(fields),
      isDone: isCreated,
    })

  async function lead(): Promise<void> {
    const { email, phone, key } = person()
    const car = cars[n % cars.length]
    const fields = { name: 'Mia Mixed', email, phone, message: key, car_id: car?.id, idempotency_key: key }
    const answer = await postLead('lead', fields)
    if (answer) acknowledged.push({ kind: 'lead', key: email, detail: JSON.parse(answer.body).reference })
  }

  async function booking(): Promise<void> {
    const asked = await visit('free times', { path: '/api/test-drives' })
    if (asked.status !== 200) return
    const offer = JSON.parse(asked.body) as {
      place?: { slug: string }
      days: { slots: { value: string }[] }[]
    }
    const times = offer.days.flatMap(({ slots }) => slots.map(({ value }) => value))
    const dateTime = times[Math.floor(Math.random() * times.length)]
    if (!dateTime) return
    const { email, phone, key } = person()
    const base = { name: 'Mia Mixed', email, phone, message: key, idempotency_key: key }
    const fields = { ...base, form: 'test_drive', dateTime, location_slug: offer.place?.slug, licence: 'yes' }
    const answer = await postLead('booking', fields)
    if (answer) acknowledged.push({ kind: 'booking', key: email, detail: dateTime })
  }

  async function reservation(): Promise<void> {
    const { email, phone, key } = person()
    const car = cars[(n * 7) % cars.length] as Car
    const fields = {
      name: 'Mia Mixed',
      email,
      phone,
      postcode: '4000',
      accept_terms: 'yes',
      idempotency_key: key,
    }
    const body = new URLSearchParams(fields).toString()
    const path = `/cars/${car.slug}/checkout`
    const answer = await until({
      kind: 'reservation',
      method: 'POST',
      path,
      headers: FORM_HEADERS,
      body,
      isDone: isLed,
    })
    if (answer && !answer.location.includes('/sign-in'))
      acknowledged.push({ kind: 'reservation', key: phone, detail: answer.location })
  }

  async function signIn(): Promise<void> {
    const { phone } = person()
    const form = (path: string, fields: Record<string, string>, cookie = '') => ({
      kind: 'sign-in',
      method: 'POST',
      path,
      headers: { ...FORM_HEADERS, ...(cookie ? { cookie } : {}) },
      body: new URLSearchParams(fields).toString(),
      isDone: isLed,
    })
    const sent = await until(form('/sign-in', { intent: 'send', phone }))
    if (!sent) return
    const code = await textedCode(store, `+61${phone.slice(1)}`)
    if (!code) return
    const challenge = sent.cookies.join('; ')
    const entered = await until(form('/sign-in?step=code', { intent: 'verify', code }, challenge))
    if (!entered) return
    acknowledged.push({ kind: 'sign-in', key: phone, detail: entered.location })
    sessions.push(entered.cookies.join('; '))
  }

  async function push(): Promise<void> {
    const car = cars[n % 20] as Car
    const headers = { authorization: `Bearer ${feedKey}` }
    const stock = car.stock_number ?? ''
    const known = await until({
      kind: 'read back',
      path: `/api/stock-feeds/vehicles/${stock}`,
      headers,
      isDone: isCreated,
    })
    if (!known) return
    const price = 20_000 + ((n * 137) % 20_000)
    const { key } = person()
    const answer = await until({
      kind: 'feed push',
      method: 'PUT',
      path: '/api/stock-feeds/forecourt-json?mode=delta',
      headers: { ...headers, ...JSON_HEADERS, 'idempotency-key': key },
      body: JSON.stringify([{ ...JSON.parse(known.body), price }]),
      isDone: isCreated,
    })
    if (!answer) return
    acknowledged.push({ kind: 'feed push', key: JSON.parse(answer.body).run_id, detail: stock })
    prices.set(stock, price)
  }

  return { rounds: { lead, booking, reservation, signIn, push }, acknowledged, sessions, prices }
}

async function textedCode(store: Store, phone: string): Promise<string | null> {
  const { rows } = await sql<{ text_body: string }>`
    select text_body from sent_messages where recipients @> ${JSON.stringify([phone])}::jsonb order by id desc limit 1`
    .execute(store.db)
    .catch(() => ({ rows: [] }))
  return /\b(\d{6})\b/.exec(rows[0]?.text_body ?? '')?.[1] ?? null
}
