import type { Generated, JSONColumnType } from 'kysely'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { CodePurpose } from '../domain/code-purpose.ts'
import type { CustomerDetails } from '../domain/customer.ts'

export type CustomersTable = {
  id: CustomerId
  site_id: SiteId
  phone: string | null
  first_name: string
  last_name: string
  email: string
  email_key: Generated<string>
  created_at: Date
  updated_at: Date
}

type CustomerCodesTable = {
  id: string
  site_id: SiteId
  customer_id: CustomerId
  phone: string
  purpose: CodePurpose
  challenge_hash: string
  code_hash: string
  address_hash: string
  wide_hash: string | null
  is_known: Generated<boolean>
  details: JSONColumnType<CustomerDetails>
  attempts: Generated<number>
  sent_at: Date
  expires_at: Date
  used_at: Date | null
}

type CustomerSessionsTable = {
  token_hash: string
  site_id: SiteId
  customer_id: CustomerId
  created_at: Date
  expires_at: Date
}

type VerificationsTable = {
  id: Generated<number>
  site_id: SiteId
  website_slug: string
  dealership_slug: string
  verification_type: 'sms' | 'verify'
  user_id: CustomerId
  succeeded: boolean
  created_at: Date
}

/** Used challenges, by their random number. */
type SpentWorkTable = { nonce: string; site_id: SiteId; spent_at: Date }

declare module '#src/platform/database/database.ts' {
  interface Tables {
    customers: CustomersTable
    customer_codes: CustomerCodesTable
    customer_sessions: CustomerSessionsTable
    verifications: VerificationsTable
    spent_work: SpentWorkTable
  }
}
