/** Whether someone may be signed in, by the marker cookie, since scripts cannot read the session cookie. */
export function maySignedIn(): boolean {
  return /(?:^|; )forecourt_in=1/.test(document.cookie)
}
