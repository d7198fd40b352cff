import { createContext } from 'react'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'

/** The site's image CDN, provided once by the root; null where pictures come from here (API-016). */
export const PictureCdnContext = createContext<PictureCdn | null>(null)
