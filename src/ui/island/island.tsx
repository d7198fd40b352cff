import { type ComponentType, createContext, type ReactElement, useEffect, useRef } from 'react'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import { PictureCdnContext } from '../picture/picture-cdn-context.ts'

/**
 * Provided on the server: the markup of a root of its own, whose ids begin with the prefix. It renders inside, so call
 * it after hooks. Null in the browser and in tests of single parts.
 */
export const DrawIslandContext = createContext<((island: ReactElement, prefix: string) => string) | null>(
  null,
)

type IslandProps<Props> = {
  Part: ComponentType<Props>
  props: Props
  cdn: PictureCdn | null
  /** Called in the browser once the part answers. */
  onArrive?: () => void
}

/** What server and browser draw of a part as a root of its own; both must draw the same. */
export function Island<Props extends object>({ Part, props, cdn, onArrive }: IslandProps<Props>) {
  const arrive = useRef(onArrive)
  useEffect(() => arrive.current?.(), [])
  return (
    <PictureCdnContext value={cdn}>
      <Part {...props} />
    </PictureCdnContext>
  )
}
