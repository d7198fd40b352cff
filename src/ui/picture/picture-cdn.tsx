import { useContext } from 'react'
import {
  stockPictureSrcset,
  stockPictureUrl,
  type StockPictureOptions,
} from '#src/shared/domain/picture/stock-picture-url.ts'
import { PictureCdnContext } from './picture-cdn-context.ts'

/** Addresses of stock pictures on this site, through its image CDN if it has one. */
export function useStockPictures() {
  const cdn = useContext(PictureCdnContext)
  return {
    url: (source: string, options: StockPictureOptions = {}) => stockPictureUrl(source, { ...options, cdn }),
    srcset: (source: string, options: StockPictureOptions = {}) =>
      stockPictureSrcset(source, { ...options, cdn }),
  }
}
