/** What a sender says about a file; anything left out is not checked. */
export type FeedAnnouncement = {
  bytes?: number | undefined
  rows?: number | undefined
  /** Hash of the whole file as 64 lower-case hexadecimal digits. */
  sha256?: string | undefined
}

/**
 * How a file differs from its announcement, one sentence each; empty if it does not. More rows than announced are
 * fine, because `--rows` and `?rows=` give a minimum.
 */
export function faultsOf(announced: FeedAnnouncement, came: Required<FeedAnnouncement>): string[] {
  const faults: string[] = []
  if (announced.bytes !== undefined && announced.bytes !== came.bytes)
    faults.push(`${came.bytes} bytes came, ${announced.bytes} were announced`)
  if (announced.rows !== undefined && (came.rows ?? 0) < announced.rows)
    faults.push(`${came.rows} rows came, ${announced.rows} were announced`)
  if (announced.sha256 !== undefined && announced.sha256 !== came.sha256 && faults.length === 0)
    faults.push('the file is not the one that was announced: its SHA-256 is another')
  return faults
}
