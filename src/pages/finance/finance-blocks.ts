import { siteYear } from '#src/features/sites/domain/site-day.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { type FinanceOffer, financeOffer, generalOffer } from '#src/features/finance/domain/finance-offer.ts'
import { askedOffer, type PlanMessages } from '#src/features/finance/domain/finance-plan.ts'
import { type QuoteAsk, vehicleQuoteAsk } from '#src/features/finance/domain/quote/quote-view.ts'
import {
  type FinanceStepsFacts,
  type FinanceStepsState,
  firstStep,
  stepsFacts,
} from '#src/features/finance/domain/quote/steps-facts.ts'

/** A calculator with whatever the site's lender adds to it. */
export type FinanceBlock = {
  offer: FinanceOffer
  messages: PlanMessages
  quote: QuoteAsk | null
  steps: { facts: FinanceStepsFacts; initial: FinanceStepsState; href: string } | null
}
type Query = Pick<URLSearchParams, 'get'> & { toString(): string }
type Page = Pick<PageContext, 'site' | 'services'>

/** The finance block of a vehicle page; null if the vehicle has no finance (FIN-012 to FIN-016, FIN-040). */
export function vehicleFinance(
  page: Page,
  { vehicle, offer, query }: { vehicle: Vehicle; offer: FinanceOffer | null; query: Query },
): FinanceBlock | null {
  if (!offer) return null
  const { site } = page
  const { finance } = site.config
  const about = new URLSearchParams({ car_id: vehicle.id })
  return {
    ...askedOffer(offer, (name) => query.get(name)),
    quote: vehicleQuoteAsk(vehicle, {
      isOn: site.config.features.finance_quote && page.services.finance.hasLender(site),
      priceCents: advertisedPriceCents(vehicle),
      range: finance.comparisonRange,
      lender: finance.lender.name,
    }),
    steps: stepsOf(page, { vehicle, query: about }),
  }
}

/** The finance block of a page about a vehicle, or about none (FIN-031); null on a site without a provider. */
export function pageFinance(
  page: PageContext,
  { vehicle, query }: { vehicle: Vehicle | null; query: Query },
): FinanceBlock | null {
  const { config } = page.site
  if (vehicle) {
    const offer = financeOffer(config, vehicle, siteYear(page.site, page.now))
    return vehicleFinance(page, { vehicle, offer, query })
  }
  const offer = generalOffer(config)
  if (!offer) return null
  const read = (name: string) => query.get(name) ?? null
  // FIN-004: price or budget, and the term, come from the link if it names them.
  const asked = askedOffer(offer, (name) => {
    if (name === 'amount') return read('amount') ?? read('vehiclePriceBudget') ?? read('price')
    return name === 'term' ? (read('term') ?? read('loanTerm')) : read(name)
  })
  return { ...asked, quote: null, steps: stepsOf(page, { vehicle: null, query }) }
}

/**
 * Six used vehicles in stock with several photos, for a finance page about no vehicle in particular
 * (FIN-008).
 */
export async function featuredForFinance(
  { site, services, now }: PageContext,
  vehicle: Vehicle | null,
): Promise<CardView[]> {
  if (vehicle) return []
  const found = await services.search.listFeaturedUsed(site)
  return stockCards({ site, services, now }, found)
}

function stepsOf(
  { site, services }: Page,
  { vehicle, query }: { vehicle: Vehicle | null; query: Query },
): FinanceBlock['steps'] {
  if (!site.config.features.finance_popup || !services.finance.hasLender(site)) return null
  const text = query.toString()
  return {
    facts: stepsFacts(site.config, { vehicle, query }),
    initial: firstStep(query),
    href: `/finance-quote${text ? `?${text}` : ''}`,
  }
}
