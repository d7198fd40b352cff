/** What a sender says of a file; what it leaves out is not looked at. */
export type FeedAnnouncement = {
  bytes?: number | undefined
  rows?: number | undefined
  /** Of the whole file, 64 hexadecimal digits in small letters. */
  sha256?: string | undefined
}

/**
 * Where a file is not what was announced, one sentence each; empty when it is. More rows than announced are no fault:
 * `--rows` and `?rows=` name the least there must be.
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
