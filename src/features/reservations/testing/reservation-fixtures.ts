import type { SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Reservation } from '../domain/reservation.ts'

/** A reservation awaiting payment. */
export function aReservation(over: Partial<Reservation> = {}): Reservation {
  return {
    id: 'rsv_1',
    siteId: 'site_northside' as SiteId,
    reference: 'K7MP-4QX2',
    kind: 'reservation',
    vehicleId: 'veh_1' as VehicleId,
    state: 'pending',
    holdEndsAt: '2026-11-21T00:15:00.000Z',
    formKey: 'key',
    phone: '0412345678',
    fields: {},
    terms: {
      vehicle: { name: '2022 Toyota HiLux SR5', slug: 'hilux', stockNumber: 'U123', imageUrl: null },
      priceText: '$52,990',
      priceLabel: 'Drive away, QLD',
      priceNote: 'Includes stamp duty.',
      depositCents: 200_00,
      timeZone: 'Australia/Brisbane',
      placeName: 'Northside Albion',
      conditions: ['Held for 48 hours.'],
      conditionsVersion: '2026-11-1',
      acceptedAt: '2026-11-21T00:00:00.000Z',
      channel: 'web_form',
      plan: null,
    },
    leadId: null,
    marks: [],
    createdAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}
