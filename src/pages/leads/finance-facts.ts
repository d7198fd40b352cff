import { stepsFacts } from '#src/features/finance/domain/quote/steps-facts.ts'
import type { PageContext } from '#src/app/page-context.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { sideCard } from '#src/features/vehicles/domain/wire/side-card.ts'
import { readFinanceQuery } from '#src/features/leads/domain/form-page/finance-query.ts'
import { formSiteAt, formSiteOf } from './form-site.ts'
import type { FinanceCar } from '#src/features/leads/ui/form-page/finance-side-card.tsx'

/**
 * What a finance form needs from the address: the vehicle by id or slug, and the values the link fills in
 * (FIN-002 to FIN-005). The record itself is for the server.
 */
export async function loadFinanceForm({ site, services }: PageContext, query: URLSearchParams) {
  const carId = query.get('car_id')
  const vehicle = carId
    ? ((await services.vehicles.findById(site, carId)) ?? (await services.vehicles.findBySlug(site, carId)))
    : null
  const formSite = vehicle ? formSiteOf(site.config, vehicle) : formSiteAt(site.config, null)
  const car = vehicle ? toFinanceCar(vehicle) : null
  // Where the four steps lead to the lender, this form only asks the dealer
  const isWithLender = services.finance.hasLender(site) && !site.config.features.finance_popup
  const lender = isWithLender ? site.config.finance.lender.name : null
  const { price: _, ...about } = stepsFacts(site.config, { vehicle, query }).car
  return { vehicle, form: { formSite, car, about, lender, initial: readFinanceQuery(query, formSite) } }

  function toFinanceCar(found: Vehicle): FinanceCar {
    const { id, path, year, make, model, primary_image_url } = sideCard(found)
    const price = toPriceDisplay(found, vehicleSettings(site).price)
    return {
      ...{ id, path, year, make, model, primary_image_url },
      name: vehicleTitleText(found),
      priceText: `${price.text}${price.suffix ?? ''}`,
      priceLabel: price.label,
      dealershipSlug: found.dealershipSlug,
    }
  }
}
