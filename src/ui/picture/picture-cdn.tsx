import { createContext, useContext } from 'react'
import {
  stockPictureSrcset,
  stockPictureUrl,
  type PictureCdn,
  type StockPictureOptions,
} from '#src/shared/domain/picture/stock-picture-url.ts'

/** The site's image CDN, provided once by the root; null where pictures come from here (API-016). */
export const PictureCdnContext = createContext<PictureCdn | null>(null)

/** Addresses of stock pictures on this site, through its image CDN if it has one. */
export function useStockPictures() {
  const cdn = useContext(PictureCdnContext)
  return {
    url: (source: string, options: StockPictureOptions = {}) => stockPictureUrl(source, { ...options, cdn }),
    srcset: (source: string, options: StockPictureOptions = {}) =>
      stockPictureSrcset(source, { ...options, cdn }),
  }
}
