import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { generate } from 'selfsigned'

/** Tells the proxy which visitor a browser plays: each has its own address, and so its own limits. */
export const VISITOR_HEADER = 'x-test-visitor'

/** A form or call that went through: `page` is where it came from, by Referer. */
export type Sent = { visitor: string; path: string; page: string; status: number }

/**
 * A proxy as operators put it in front: TLS with a certificate made now, plus a plain listener, both telling
 * the platform who came and how (docs/operations.md, TRUSTED_PROXIES=1). Everything except reads is recorded
 * in `sent`.
 */
export async function openTlsProxy(hosts: readonly string[]) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    // TLS goes by the machine's own clock, whatever day the journeys run as.
    notBeforeDate: new Date('2020-01-01'),
    notAfterDate: new Date('2049-12-31'),
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  })
  const sent: Sent[] = []
  let behind = 0
  const forward = (scheme: string) => (from: IncomingMessage, to: ServerResponse) => {
    const { [VISITOR_HEADER]: visitor = 'reader 1', ...headers } = from.headers
    const address = `203.0.113.${String(visitor).replace(/\D/g, '')}`
    const onward = request({
      port: behind,
      host: '127.0.0.1',
      method: from.method,
      path: from.url,
      headers: { ...headers, 'x-forwarded-proto': scheme, 'x-forwarded-for': address },
    })
    onward.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (from.method !== 'GET' && from.method !== 'HEAD')
        sent.push({ visitor: String(visitor), path: from.url ?? '', page: pathOf(headers.referer), status })
      to.writeHead(status, answer.rawHeaders)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
  const tls = createHttps({ key, cert }, forward('https'))
  const plain = createHttp(forward('http'))
  const [tlsPort, plainPort] = [await listen(tls), await listen(plain)]
  return {
    tlsPort,
    plainPort,
    cert,
    sent,
    /** The platform starts after the proxy, whose port it is given. */
    forwardTo: (port: number) => {
      behind = port
    },
    close: () => Promise.all([end(tls), end(plain)]),
  }
}

function pathOf(referer: string | undefined): string {
  return referer ? new URL(referer).pathname : ''
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

function end(server: ReturnType<typeof createHttp> | ReturnType<typeof createHttps>): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
