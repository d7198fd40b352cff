import { data } from 'react-router'

/** What a reader with a preview link requested, and the headers that keep the answer out of every cache. */
export function readPreview(request: Request): { preview: string | null; headers: HeadersInit } {
  const preview = new URL(request.url).searchParams.get('preview')
  return { preview, headers: preview === null ? {} : { 'cache-control': 'private, no-store' } }
}

/** Ends a loader with the helpful not-found page. */
export function notFound(): never {
  throw data('Not found', { status: 404 })
}
