import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A dealer's photo server on this machine. Each path behaves as its name says; `asked` counts requests by path. */
export async function startPhotoServer() {
  const photo = await sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#7a2c22' } })
    .withExif({ IFD0: { Copyright: 'camera data' } })
    .jpeg()
    .toBuffer()
  const other = await sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#1f5c2e' } })
    .jpeg()
    .toBuffer()
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://photos').pathname
    const times = (asked.get(path) ?? 0) + 1
    asked.set(path, times)
    answer({ path, times, photo, other }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path: string) => `http://127.0.0.1:${port}/${path}`,
    times: (path: string) => asked.get(`/${path}`) ?? 0,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Asked = { path: string; times: number; photo: Buffer; other: Buffer }

function answer(
  { path, times, photo, other }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const jpeg = { 'content-type': 'image/jpeg' }
  const send = (status: number, body: Buffer | string, type = 'image/jpeg') =>
    void response.writeHead(status, { 'content-type': type }).end(body)
  const redirect = (location: string) => void response.writeHead(302, { location }).end()
  const [kind] = path.slice(1).split('-')
  if (kind === 'good') send(200, photo)
  else if (kind === 'truncated') send(200, photo.subarray(0, photo.length / 2))
  else if (kind === 'cut') {
    response.writeHead(200, { ...jpeg, 'content-length': photo.length })
    response.write(photo.subarray(0, 500), () => response.destroy())
  } else if (kind === 'twice') times <= 2 ? send(500, 'no') : send(200, photo)
  else if (kind === 'moved') redirect('/good-1.jpg')
  else if (kind === 'inside') redirect('http://10.0.0.1/secret.jpg')
  else if (kind === 'elsewhere') redirect('http://localhost:1/1.jpg')
  else if (kind === 'loop') redirect(path)
  else if (kind === 'html') send(200, '<h1>Login</h1>', 'text/html')
  else if (kind === 'svg') send(200, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  else if (kind === 'late') times <= 1 ? send(404, 'no') : send(200, photo)
  else if (kind === 'tagged') {
    const etag = times >= 3 ? '"two"' : '"one"'
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { ...jpeg, etag }).end(times >= 3 ? other : photo)
  } else if (kind === 'untagged') send(200, times >= 3 ? other : photo)
  else if (kind === 'left') times <= 1 ? send(200, photo) : send(404, 'no')
  else if (kind === 'gone') send(404, 'no')
  else if (kind === 'large') stream(request, response, jpeg)
  else if (kind === 'announced')
    response.writeHead(200, { ...jpeg, 'content-length': 50_000_000 }).flushHeaders()
  // 'slow' never finishes
  else response.writeHead(200, jpeg).write(photo.subarray(0, 10))
}

/** Sends 50 MB without announcing the size. */
function stream(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(200, headers)
  let left = 50
  const more = () => {
    if (request.socket.destroyed || left-- === 0) return void response.end()
    response.write(Buffer.alloc(1_000_000, 0xff), more)
  }
  more()
}
