import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { pageContext, type PageContext } from '#src/page-context.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * The router context of one request. Called through the build's `entry.module`: the server process and the bundle
 * do not share module identity, so only the bundle can set its own context keys.
 */
export function createLoadContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageContext, page)
  return provider
}

/** Answers pages and loader data of this build; made here so that it knows the same React Router as the bundle. */
export function createPageRequestHandler(build: ServerBuild, mode: 'development' | 'production') {
  return createRequestHandler(build, mode)
}

/** Renders the whole page into one buffer, for people and bots alike, so that it can be cached and compressed once. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') {
    return new Response(null, { status: responseStatusCode, headers: responseHeaders })
  }
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} />)
  return new Response(new Uint8Array(html), { status: responseStatusCode, headers: responseHeaders })
}

function renderWhole(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      // Everything in its place: a part moved there by a script would be missing without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: settle(reject),
      onError: settle(reject),
    })
    const timer = setTimeout(() => abort(new Error('page render took too long')), RENDER_TIMEOUT_MS)
    body.on('finish', () => settle(resolve)(Buffer.concat(chunks)))
    body.on('error', settle(reject))

    function settle<Value>(end: (value: Value) => void) {
      return (value: Value) => {
        clearTimeout(timer)
        end(value)
      }
    }
  })
}
