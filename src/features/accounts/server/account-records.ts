import type { PersonRecords, PersonSought } from '#src/features/leads/server/person/person-service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import '#src/platform/messaging/message-tables.ts'
import { toE164 } from '../domain/mobile-phone.ts'
import './account-tables.ts'

/**
 * Accounts for the commands that read out or erase a person's data, on every site: the customer, sessions, codes,
 * verifications and texts sent to the phone.
 */
export function createAccountRecords(db: Database): PersonRecords {
  return {
    name: 'accounts',

    async export(_leads, who) {
      const customers = await ofPerson(db, who)
      const ids = customers.map(({ id }) => id)
      const codes = await codesOf(db, who, ids)
      if (ids.length === 0 && codes.length === 0) return []
      const users = [...new Set([...ids, ...codes.map(({ customer_id }) => customer_id)])]
      const [sessions, verifications] = await Promise.all([
        ids.length === 0 ? [] : sessionsOf(db, ids),
        db.selectFrom('verifications').selectAll().where('user_id', 'in', users).execute(),
      ])
      return [{ customers, sessions, codes, verifications }]
    },

    async erase(transaction, _leads, who) {
      const customers = await ofPerson(transaction, who)
      const ids = customers.map(({ id }) => id)
      const codes = await codesOf(transaction, who, ids)
      const users = [...new Set([...ids, ...codes.map(({ customer_id }) => customer_id)])]
      const phones = [...new Set([...customers, ...codes].flatMap(({ phone }) => phone ?? []))]
      if (users.length > 0)
        await transaction.deleteFrom('verifications').where('user_id', 'in', users).execute()
      if (phones.length > 0) {
        await transaction
          .deleteFrom('customer_codes')
          .where('phone', 'in', phones)
          .$if(who.siteId !== null, (ofSite) => ofSite.where('site_id', '=', who.siteId as SiteId))
          .execute()
        await transaction
          .deleteFrom('sent_messages')
          .where('kind', '=', 'sms')
          .where(
            'subject',
            'in',
            phones.map((phone) => `Text message to ${toE164(phone)}`),
          )
          .execute()
      }
      // Sessions and anything else that references the customer are deleted through their foreign keys
      if (ids.length > 0) await transaction.deleteFrom('customers').where('id', 'in', ids).execute()
    },
  }
}

export async function findCustomerIds(db: Database, who: PersonSought): Promise<CustomerId[]> {
  return (await ofPerson(db, who)).map(({ id }) => id)
}

function ofPerson(db: Database, { by, key, siteId }: PersonSought) {
  return db
    .selectFrom('customers')
    .selectAll()
    .$if(siteId !== null, (ofSite) => ofSite.where('site_id', '=', siteId as SiteId))
    .where(by === 'email' ? 'email_key' : 'phone', '=', key)
    .execute()
}

function codesOf(db: Database, { by, key, siteId }: PersonSought, ids: CustomerId[]) {
  const query = db
    .selectFrom('customer_codes')
    .select(['customer_id', 'site_id', 'phone', 'details', 'sent_at', 'used_at'])
    .$if(siteId !== null, (ofSite) => ofSite.where('site_id', '=', siteId as SiteId))
  if (by === 'phone') return query.where('phone', '=', key).execute()
  return ids.length === 0 ? [] : query.where('customer_id', 'in', ids).execute()
}

function sessionsOf(db: Database, ids: CustomerId[]) {
  return db
    .selectFrom('customer_sessions')
    .select(['site_id', 'customer_id', 'created_at', 'expires_at'])
    .where('customer_id', 'in', ids)
    .execute()
}
