/** Where earlier versions kept their one key in clear; emptied at the first start of this one. */
type SigningKeysTable = { purpose: string; key_hex: string }

/** `links` signs and is rotated; `people` makes lasting hashes and is not (docs/decisions/0035). */
export type KeyKind = 'links' | 'people'

type WrappedKeysTable = {
  id: string
  kind: KeyKind
  wrapped: string
  created_at: Date
  created_by: string
  ends_at: Date | null
}

type LinkRevocationsTable = {
  site_id: string
  purpose: string
  /** What the links are about; empty for everything of the purpose. */
  subject: string
  times: number
  revoked_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    signing_keys: SigningKeysTable
    wrapped_keys: WrappedKeysTable
    link_revocations: LinkRevocationsTable
  }
}
