import { afterAll, beforeAll, expect, test } from 'vitest'
import { toLeadPayload } from '#src/features/leads/domain/delivery/lead-payload.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { leadBody } from '../domain/quote/customer-body.ts'
import { readPopup } from '../domain/quote/popup-steps.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const FIELDS: Record<string, string> = {
  purchasePrice: '$42,000',
  loanTerm: '4',
  selfAssessedCreditScore: 'DECENT',
  firstName: 'Fin',
  lastName: 'Ance',
  phone: '0412 345 678',
  code: '123456',
  email: 'fin.ance@example.com',
  postcode: '4000',
  whoIsHelping: 'Sam',
  opt_in: 'true',
}
const CAR = { carId: 'veh_1', carType: 'used', year: 2022, vin: null, nvic: null }

/** What the dealership receives from the four steps. */
async function payloadOf(car: typeof CAR & { price: number | null }) {
  const leads = createLeadService({
    store,
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
    findVehicle: async () => aVehicle(),
  })
  const fields = leadBody(
    readPopup((name) => FIELDS[name] ?? null),
    car,
  )
  const sent = await leads.submitEnquiry(aSite('northside'), {
    fields,
    channel: 'web_script',
    userAgent: null,
    url: null,
  })
  const found = sent.ok ? await leads.show(sent.value.leadId) : null
  if (!found) throw new Error('not stored')
  return toLeadPayload(found.lead)
}

test('the dealership receives each of the nine names of the finance form (FIN-009, FIN-010)', async () => {
  expect(await payloadOf({ ...CAR, price: null })).toMatchObject({
    amount: '42000',
    term: '4',
    whoIsHelping: 'Sam',
    phone: '0412345678',
    // The code is checked where it is typed and is not stored
    code: null,
    postcode: '4000',
    subscribe: true,
    category: 'Finance Enquiry',
    tags: [],
    selfAssessedCreditScore: 'DECENT',
    name: 'Fin',
    last_name: 'Ance',
  })
})

test('an enquiry about a vehicle carries its own price as the amount, whatever was typed (FIN-009, FIN-048)', async () => {
  expect(await payloadOf({ ...CAR, price: 8_000 })).toMatchObject({ amount: '8000' })
  // Below a finance form's minimum the enquiry goes without an amount instead of being refused
  expect(await payloadOf({ ...CAR, price: 700 })).not.toHaveProperty('amount')
})
