import type { Generated } from 'kysely'

type SigningKeysTable = { purpose: string; key_hex: string; created_at: Generated<Date> }

declare module '#src/platform/database/database.ts' {
  interface Tables {
    signing_keys: SigningKeysTable
  }
}
