import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local price guide that answers as told; `asked` has the requested paths. */
export async function startVendor(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    api: `http://127.0.0.1:${port}/v1`,
    asked,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
