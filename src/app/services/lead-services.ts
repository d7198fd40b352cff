import { createBookingService } from '#src/features/bookings/server/booking-service.ts'
import { createConsentService } from '#src/features/leads/server/consent/consent-service.ts'
import { createConsentRetention } from '#src/features/leads/server/consent/consent-retention.ts'
import { createDriveDesk } from '#src/features/leads/server/consent/drive-desk.ts'
import { createLeadLinks } from '#src/features/leads/server/consent/lead-links.ts'
import { createLeadService, type LeadServiceDeps } from '#src/features/leads/server/lead-service.ts'
import { createLeadRetention } from '#src/features/leads/server/person/lead-retention.ts'
import { createPersonService, type PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import { createTextSender, type TextSenderDeps } from '#src/features/leads/server/texts/text-sender.ts'
import { createTextService } from '#src/features/leads/server/texts/text-service.ts'
import { createShopperMails } from '#src/features/leads/server/receivers/shopper-mails.ts'
import type { SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Signer } from '#src/platform/signing/signer.ts'

type Parts = Omit<LeadServiceDeps, 'bookings' | 'findSite'> &
  Pick<TextSenderDeps, 'sms' | 'onText' | 'findSite'> & {
    mailFrom: string
    signer: Signer
    signed: SignedLinks
    /** Records of people that other features keep with their leads. */
    otherRecords?: PersonRecords[]
  }

/** Leads, the test-drive book they fill, and what shoppers may do afterwards. */
export function createLeadServices({ mailFrom, signer, signed, otherRecords = [], ...parts }: Parts) {
  const { store, clock } = parts
  const links = createLeadLinks({ signer, signed })
  const bookings = createBookingService({ store, clock, signer })
  const texting = { ...parts, links, bookings }
  return {
    bookings,
    leads: createLeadService({ ...parts, bookings, links }),
    consents: createConsentService({ store, clock, links }),
    drives: createDriveDesk({ store, clock, links, bookings }),
    retained: [
      ...createLeadRetention({
        db: store.db,
        links,
        byLead: () => [bookings.byLead, ...otherRecords.flatMap(({ byLead }) => byLead ?? [])],
      }),
      createConsentRetention(store.db),
    ],
    people: createPersonService({ store, clock, links, bookings, others: otherRecords }),
    shopperMails: createShopperMails({
      bookings,
      links,
      mailFrom,
      findSite: parts.findSite,
    }),
    texts: createTextService(texting),
    sendText: createTextSender(texting),
  }
}
