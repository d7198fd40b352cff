import { FALLBACK_PRICE, typedPrice } from '#src/features/finance/domain/quote/quick-quote.ts'

/** The vehicle that the address of a finance form names. */
export type FormCar = {
  carId: string | null
  carType: string | null
  year: number | null
  vin: string | null
  nvic: string | null
}

let sent: { content: string; answer: Promise<string | null> } | null = null

/**
 * Begins the application beside a finance form that is being sent (API-010, API-011): gives where the lender goes on,
 * or null, and then the enquiry alone counts. One application however often a form is sent again.
 */
export function sendCustomer(
  car: FormCar,
  fields: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const content = JSON.stringify(customerOf(fields, car))
  if (sent?.content !== content) sent = { content, answer: post(content) }
  return sent.answer
}

function customerOf(fields: Readonly<Record<string, unknown>>, car: FormCar) {
  const text = (name: string) => String(fields[name] ?? '').trim()
  const [firstName = '', ...others] = text('name').split(/\s+/)
  return {
    data: {
      nvic: car.nvic,
      vin: car.vin,
      selfAssessedCreditScore: text('selfAssessedCreditScore') || 'GREAT',
      purchasePrice: typedPrice(text('amount')) ?? FALLBACK_PRICE,
      year: car.year,
      loanTerm: Number(text('term')) || 5,
      phoneNumber: text('phone'),
      firstName,
      lastName: text('last_name') || others.join(' ') || firstName,
      email: text('email'),
      subscribe: text('opt_in') === 'true',
      postCode: text('postcode'),
      whoIsHelping: text('whoIsHelping') || null,
      car_id: car.carId,
    },
    additionalData: { ...fields, car_type: car.carType ?? '' },
  }
}

async function post(body: string): Promise<string | null> {
  try {
    const response = await fetch('/api/youx/create-customer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { redirectUrl } = (await response.json()) as { redirectUrl?: unknown }
    return typeof redirectUrl === 'string' && redirectUrl !== '' ? redirectUrl : null
  } catch {
    return null
  }
}
