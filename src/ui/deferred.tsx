import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  use,
  useCallback,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { DrawIslandContext, Island } from './island/island.tsx'
import { SentPart } from './island/sent-part.tsx'
import { PictureCdnContext } from './picture/picture-cdn-context.ts'

const parts: (() => Promise<void>)[] = []

/** Fetches the code of every deferred part, once; the server draws no page before. */
export async function partsArrived(): Promise<void> {
  await Promise.all(parts.map((arrive) => arrive()))
}

/**
 * A part of the page that the server draws, works as plain HTML, and fetches its code only when it comes
 * near, is touched or gets focus. It is a React root of its own (decision 0046): whatever happens to the page, the
 * server's markup stays until the code takes it over. Of the page's contexts it has the image CDN only, and its props are
 * data and functions, no elements.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Called in the browser: false when this visitor does not need the code until they touch the part. */
  isOfUse: () => boolean = () => true,
) {
  let drawn: ComponentType<Props> | null = null
  if (import.meta.env.SSR) {
    let arrival: Promise<void> | null = null
    const draws = (part: ComponentType<Props>) => {
      drawn = part
    }
    parts.push(() => {
      arrival ??= load().then(draws)
      return arrival
    })
  }
  const Fetched = lazy(async () => ({ default: await load() }))
  // memo: a part that waits for its code hears of other props only.
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React.lazy is
  return memo(function Deferred(props: Props) {
    const id = useId()
    const cdn = use(PictureCdnContext)
    const draw = import.meta.env.SSR ? use(DrawIslandContext) : null
    // As it was at first: on a page the server sent, or reached by a link within the visit
    const [isSent, setSent] = useState(useSyncExternalStore(never, isFetched, isDrawn))
    const drop = useCallback(() => setSent(false), [])
    if (draw && drawn) {
      const markup = draw(<Island {...{ Part: drawn, props, cdn }} />, id)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just drawn
      return <div dangerouslySetInnerHTML={{ __html: markup }} />
    }
    if (isSent && !import.meta.env.SSR)
      return <SentPart {...{ id, props, cdn, load, isOfUse, onStale: drop }} />
    return (
      <div>
        <Suspense fallback={null}>
          <Fetched {...props} />
        </Suspense>
      </div>
    )
  })
}

const never = () => () => {}
const isFetched = () => false
const isDrawn = () => true
