import { z } from 'zod'

const reservations = z.strictObject({
  depositDollars: z
    .number()
    .min(1)
    .max(10_000)
    .multipleOf(0.01, 'must be dollars and whole cents such as 199.50')
    .default(200)
    .describe('Deposit that holds a vehicle, dollars (RSV-007).'),
  path: z
    .enum(['checkout', 'buy-online'])
    .default('checkout')
    .describe('Last part of the address where a vehicle is reserved (ROUTE-002).'),
  statesRefund: z
    .boolean()
    .default(true)
    .describe('Pages say that the deposit is 100% refundable (RSV-008, RSV-010).'),
})

/** Reservation settings in a site document (RSV-007, RSV-008, ROUTE-002). */
export const reservationSettings = {
  reservations: reservations.prefault({}).describe('Reserving and buying online.'),
}

export type ReservationConfig = z.output<z.ZodObject<typeof reservationSettings>>

/** Reserving and buying online: what a site can switch on or off (SITE-004). */
export const reservationSwitches = {
  reserve_online: z.boolean().default(false).describe('Vehicles that can be reserved offer Reserve Car Now.'),
  buy_online: z
    .boolean()
    .default(false)
    .describe('Vehicles that can be reserved can also be bought online at /checkout-journey (ROUTE-003).'),
}

export type ReservationSwitches = z.output<z.ZodObject<typeof reservationSwitches>>
