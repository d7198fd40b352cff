import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  data,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { ServerShellContext } from '#src/pages/shell/server-shell.ts'
import { pageContext, type PageContext, serverShellContext, type TypedFields } from '#src/app/page-context.ts'
import { type RootData, rootData } from '#src/root-data.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'
import { takeOwnScripts } from '#src/platform/http/own-scripts.ts'
import { partsArrived } from '#src/ui/deferred.tsx'
import { DrawIslandContext } from '#src/ui/island/island.tsx'
import { createKeptMarkup, KeptMarkupContext } from '#src/ui/kept-markup.ts'

const RENDER_TIMEOUT_MS = 10_000

const keepMarkup = createKeptMarkup((part) => renderToString(part))

/** A deferred part, drawn so that the browser can take it over by itself. */
function drawIsland(island: React.ReactElement, identifierPrefix: string): string {
  return renderToString(
    <KeptMarkupContext value={keepMarkup}>
      <DrawIslandContext value={drawIsland}>{island}</DrawIslandContext>
    </KeptMarkupContext>,
    { identifierPrefix },
  )
}

/**
 * The router context of one request. Called through the build's `entry.module`: the server process and the bundle
 * do not share module identity, so only the bundle can set its own context keys.
 */
export function createLoadContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  const notNow: NotNow = async () => ({ typed: await page.typed(), root: rootData(page, provider) })
  provider.set(pageContext, { ...page, services: answeringNotNow(page.services, notNow) })
  return provider
}

/** What the error page of a 503 needs: the fields that were typed, and the shell, which an action's error leaves out. */
type NotNow = () => Promise<{ typed: TypedFields; root: RootData }>

/**
 * The services of one request. A call that finds no database ends as a 503 page with what was typed, not as a
 * fault: React Router turns every error that is not its own into a 500 and hides from its middleware what
 * failed.
 */
function answeringNotNow<Services extends object>(services: Services, notNow: NotNow, depth = 2): Services {
  const refuse = async (error: unknown): Promise<never> => {
    if (unavailability(error) === null) throw error
    throw data(await notNow(), { status: 503 })
  }
  return new Proxy(services, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === 'function')
        return (...given: unknown[]) => {
          const answer: unknown = Reflect.apply(value, target, given)
          return answer instanceof Promise ? answer.catch(refuse) : answer
        }
      return depth > 1 && typeof value === 'object' && value !== null
        ? answeringNotNow(value, notNow, depth - 1)
        : value
    },
  })
}

/** Answers pages and loader data of this build; made here so that it shares React Router with the bundle. */
export function createPageRequestHandler(build: ServerBuild, mode: 'development' | 'production') {
  return createRequestHandler(build, mode)
}

/**
 * Logs faults. Nothing is logged for an intended answer (a missing page, a form sent where none is accepted,
 * no database now), which the request's own line reports, or for a visitor who left.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error) || unavailability(error) !== null) return
  context.get(pageContext).onFault(error)
}

/** Renders the whole page at once, for people and bots alike, so that it can be cached and compressed once. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method.toUpperCase() === 'HEAD') {
    return new Response(null, { status: responseStatusCode, headers: responseHeaders })
  }
  const data = await readAll(routerContext.serverHandoffStream)
  await partsArrived()
  // Nothing in the page's content can know it: only what the router itself writes carries it.
  const mark = randomBytes(16).toString('hex')
  const page = (context: EntryContext) => (
    <KeptMarkupContext value={keepMarkup}>
      <DrawIslandContext value={drawIsland}>
        <ServerShellContext value={loadContext.get(serverShellContext)}>
          <ServerRouter context={context} url={request.url} nonce={mark} />
        </ServerShellContext>
      </DrawIslandContext>
    </KeptMarkupContext>
  )
  const drawn =
    renderAtOnce(page(withDataArrived(routerContext, data))) ??
    (await renderWaiting(
      page({ ...routerContext, renderMeta: {}, serverHandoffStream: streamOf(data) }),
      mark,
    ))
  const { html, scripts } = takeOwnScripts(drawn, mark)
  loadContext.get(pageContext).ownScripts.push(...scripts)
  return new Response(html, { status: responseStatusCode, headers: responseHeaders })
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string | null> {
  return stream ? new Response(stream).text() : null
}

function streamOf(data: string | null): ReadableStream<Uint8Array> | undefined {
  return data === null ? undefined : (new Response(data).body ?? undefined)
}

/**
 * The page's data as React Router notes it once it has been read, so that no part of the page waits for it.
 */
function withDataArrived(routerContext: EntryContext, data: string | null): EntryContext {
  if (data === null) return routerContext
  const piece = (done: boolean, value: string) =>
    Object.assign(Promise.resolve(), { result: { done, value } })
  const streamCache = { 0: piece(false, data), 1: piece(true, '') }
  return { ...routerContext, renderMeta: { streamCache }, serverHandoffStream: new ReadableStream() }
}

/** Begins the markup of a part left to the browser: it failed, or its code was not loaded yet. */
const LEFT_OUT = '<!--$!-->'

/**
 * In one go, which costs an eighth less than a stream (decision 0026); null if a part has to be waited for.
 */
function renderAtOnce(page: React.ReactNode): string | null {
  const html = renderToString(page)
  return html.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${html}`
}

/** Like `renderAtOnce`, but waits for every part; needed for the first page that shows a deferred one. */
function renderWaiting(page: React.ReactNode, mark: string): Promise<string> {
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
      nonce: mark,
      // Everything in its place: a part moved there by a script would be missing without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: settle(reject),
      onError: settle(reject),
    })
    const timer = setTimeout(() => abort(new Error('page render took too long')), RENDER_TIMEOUT_MS)
    body.on('finish', () => settle(resolve)(Buffer.concat(chunks).toString()))
    body.on('error', settle(reject))

    function settle<Value>(end: (value: Value) => void) {
      return (value: Value) => {
        clearTimeout(timer)
        end(value)
      }
    }
  })
}
