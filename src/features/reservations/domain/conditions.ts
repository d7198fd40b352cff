import { HOLD_HOURS } from './hold-machine.ts'
import type { ReservationKind } from './reservation.ts'

/** Version of the conditions below, stored with every reservation as evidence of what was accepted. */
export const CONDITIONS_VERSION = '2026-11-1'

type Conditioned = { depositText: string; kind: ReservationKind; coolingOff: readonly string[] }

/** The conditions accepted with the deposit, one per line (RSV-006, RSV-008). */
export function conditionsOf({ depositText, kind, coolingOff }: Conditioned): string[] {
  return [
    `Your deposit of ${depositText} holds this vehicle for ${HOLD_HOURS} hours from the moment it is paid. Nobody else can reserve it meanwhile.`,
    `If you change your mind, or the ${HOLD_HOURS} hours pass, we refund the ${depositText} in full to the card you paid with. You can cancel yourself at any time by the link in your confirmation.`,
    `If you buy the vehicle, the ${depositText} comes off its price. No card surcharge is added.`,
    ...(kind === 'purchase'
      ? ['The dealership prepares the contract and confirms every figure with you before you sign.']
      : []),
    ...coolingOff,
  ]
}

/** The statement of RSV-008 with the site's figure; other guarantees have their own wording (RSV-010). */
export function refundText(depositText: string): string {
  return `Your ${depositText} deposit is 100% refundable: cancel within the ${HOLD_HOURS} hours, or let them pass, and all of it goes back to your card.`
}

/** What happens after the deposit, in order. */
export function nextSteps(after: {
  kind: ReservationKind
  placeName: string
  isDelivered: boolean
}): string[] {
  if (after.kind === 'reservation')
    return [
      `${after.placeName} calls you in opening hours to arrange a viewing or a test drive.`,
      'Decide in your own time. The deposit comes off the price if you buy, and comes back if you do not.',
    ]
  return [
    `${after.placeName} calls you in opening hours, confirms the final figures and sends you the contract.`,
    after.isDelivered
      ? 'Once it is signed and paid, we agree on the day of delivery with you. Taking delivery can end a cooling-off right, so read the contract first.'
      : 'Once it is signed and paid, we agree on the day you collect the vehicle.',
  ]
}
