import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createOutboundJson } from '#src/platform/http/outbound-json.ts'
import { aFinance } from './finance-fixtures.ts'

export type Asked = { path: string; key: string | undefined; body: Record<string, unknown> }

/** A local lender with the documented API; stop it with `end`. */
export async function serveLender(answer: (asked: Asked, response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const key = request.headers.authorization
      const call = { path: request.url ?? '', key, body: text ? JSON.parse(text) : {} }
      asked.push(call)
      answer(call, response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    postJson: createOutboundJson({ isDevelopment: true, timeoutMs: 400 }),
    async end() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A site whose lender is reached over HTTP, or the one the test gives. */
export function aLenderSite(lender: Parameters<typeof aFinance>[0] = {}, id?: string) {
  const site = aSite()
  const finance = aFinance({
    lender: { adapter: 'youx', name: 'YouX', keyEnv: 'KEY', redirectHosts: ['apply.youx.example'] },
    ...lender,
  })
  return {
    ...site,
    ...(id === undefined ? {} : { id: id as typeof site.id }),
    config: { ...site.config, finance },
  }
}
