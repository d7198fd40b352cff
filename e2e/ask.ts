import { request as httpRequest } from 'node:http'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
export type AskOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** One request to the served platform with a Host of the test's choosing, which fetch() does not allow. */
export function ask(port: number, host: string, path: string, options: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.method ?? 'GET',
        headers: { host, ...options.headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

/**
 * What browsers told this server that a page's security policy refused, as lines of /metrics; there should be
 * none.
 */
export async function policyRefusals(port: number): Promise<string[]> {
  const { body } = await ask(port, `localhost:${port}`, '/metrics')
  if (!body.includes('# TYPE policy_reports_total'))
    throw new Error(`No metrics were read: ${body.slice(0, 200)}`)
  return body.match(/policy_reports_total\{.*/g) ?? []
}

/** What the public search API of one site finds, as a card's document. */
export async function findStock(
  port: number,
  slug: string,
  filter: string,
  limit = 1,
): Promise<{ id: string; slug: string }[]> {
  const answer = await ask(port, `${slug}.localhost:${port}`, '/api/search/indexes/vehicles/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter, limit }),
  })
  if (answer.status !== 200) throw new Error(`The search of ${slug} refused ${filter}: ${answer.body}`)
  return JSON.parse(answer.body).hits
}
