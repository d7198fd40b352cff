/** The loader's and action's own no-store, because whether a vehicle is free also changes by the clock (RSV-006). */
export function answerHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers
  actionHeaders: Headers
}) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}
