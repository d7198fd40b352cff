/** Whether somebody may be signed in, by the marker beside the session that scripts cannot read. */
export function maySignedIn(): boolean {
  return /(?:^|; )forecourt_in=1/.test(document.cookie)
}
