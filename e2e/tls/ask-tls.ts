import { request } from 'node:https'
import type { Answer, AskOptions } from '../ask.ts'

/** One request over TLS, with certificate and name checked as a mail program or gateway would. */
export function askTls(
  { tlsPort, cert }: { tlsPort: number; cert: string },
  address: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<Answer> {
  const { hostname, host, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port: tlsPort, servername: hostname, ca: cert, path: pathname + search }
    const sent = request({ ...to, method, headers: { host, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
