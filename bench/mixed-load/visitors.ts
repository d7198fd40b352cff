import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, Asked, Server } from './servers.ts'
import type { Tally } from './tally.ts'

/** A visitor's way to the product: a load balancer over the open servers. */
export type Balancer = (kind: string, asked: Asked) => Promise<Answer>

/** Takes the open servers in turn; a failed connection is tried at the next one, as load balancers do. */
export function createBalancer(servers: Server[], tally: Tally): Balancer {
  let turn = 0
  return async (kind, asked) => {
    let answer: Answer = { status: 0, location: '', cookies: [], body: '', ms: 0 }
    for (let attempt = 0; attempt < servers.length && answer.status === 0; attempt += 1) {
      const open = servers.filter((server) => server.isOpen())
      turn += 1
      const server = open[turn % Math.max(1, open.length)]
      if (!server) await pause(200)
      else answer = await server.ask(asked)
    }
    tally.note(kind, asked.path, answer)
    return answer
  }
}

export const JSON_HEADERS = { 'content-type': 'application/json' }
export const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }

export type Car = { id: string; slug: string; stock_number?: string }

const WORDS = ['toyota', 'red ute', 'hybrid', 'under 20000', 'mazda cx-5', 'automatic', 'kia', '7 seats']
const PAGES = [
  '/',
  '/search/used-cars',
  '/contact',
  '/special-offers',
  '/finance',
  '/about-us',
  '/dealerships',
  '/trade-in',
]

/** What visitors only read, each a round that is repeated. */
export function readers(visit: Balancer, cars: readonly Car[]): Record<string, () => Promise<void>> {
  const pictures: string[] = []
  let n = 0
  const next = <Item>(list: readonly Item[]): Item => list[n++ % list.length] as Item
  return {
    async search() {
      const body = JSON.stringify({ q: next(WORDS), limit: 24, filter: 'price > 5000' })
      const path = '/api/search/indexes/vehicles/search'
      await visit('search', { method: 'POST', path, headers: JSON_HEADERS, body })
    },
    async 'search page'() {
      await visit('search page', {
        path: `/search/new-used-and-demo-cars?query=${encodeURIComponent(next(WORDS))}`,
      })
    },
    async page() {
      await visit('page', { path: next(PAGES) })
    },
    async 'vehicle page'() {
      const { body } = await visit('vehicle page', { path: `/cars/${next(cars).slug}` })
      for (const [, path] of body.matchAll(/ src="(\/img\/[^"\s]+)"/g))
        if (path && pictures.length < 300) pictures.push(path.replaceAll('&amp;', '&'))
    },
    async picture() {
      if (pictures.length > 0) await visit('picture', { path: next(pictures) })
    },
  }
}

/** Repeats a round until told to stop; a round that throws ends the bench. */
export function keepUp(round: () => Promise<void>, everyMs: number, isOver: () => boolean): Promise<void> {
  return (async () => {
    while (!isOver()) {
      await round()
      await pause(everyMs * (0.5 + Math.random()))
    }
  })()
}
