import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createDeliveryService } from '../server/delivery-service.ts'
import { createLocalDeliveryProvider } from '../server/providers/local-delivery-provider.ts'

/** Deliveries of these vehicles at the platform's own prices, on every site. */
export function aLocalDelivery(vehicles: Pick<VehicleService, 'findById' | 'findBySlug'>) {
  return createDeliveryService({ vehicles, providerFor: createLocalDeliveryProvider })
}
