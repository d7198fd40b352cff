import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'

/** LEGAL-001 and LEGAL-002. */
export const MONEY_BACK_DAYS = 14
export const MONEY_BACK_KM_MAX = 500
/** LEGAL-003. */
export const USED_MONEY_BACK_HOURS = 48

type Guaranteeing = Pick<SiteConfig, 'name' | 'guarantees'>

const STATUTORY =
  'This guarantee is in addition to your rights under the Australian Consumer Law, which nothing here excludes or limits.'

/**
 * The 14-day guarantee as Markdown with every condition: 14 days from delivery, all keys and accessories, a
 * quarter tank (LEGAL-001), 500 km, no liens, consumers only (LEGAL-002). Empty if the site does not give it.
 */
export function moneyBackText({ name, guarantees }: Guaranteeing): string {
  if (!guarantees.moneyBack14Days) return ''
  return `## ${MONEY_BACK_DAYS}-day money-back guarantee

Change your mind and ${name} takes the vehicle back and refunds what you paid us for it, if all of this holds:

- you return it to us within ${MONEY_BACK_DAYS} days of delivery;
- it comes with all keys and accessories it was delivered with;
- it has at least a quarter of a tank of fuel;
- it has been driven at most ${MONEY_BACK_KM_MAX} km since delivery;
- it is free of liens: no loan, lease or other security interest is registered over it, other than finance that the refund pays out;
- it is in the condition in which you received it, fair wear aside; and
- you bought it as a consumer, not for a business or for resale.

${STATUTORY}`
}

/** The 48-hour used vehicle guarantee as Markdown (LEGAL-003); empty if the site does not give it. */
export function usedGuaranteeText({ name, guarantees }: Guaranteeing): string {
  if (!guarantees.usedMoneyBack48Hours) return ''
  return `## ${USED_MONEY_BACK_HOURS}-hour money-back guarantee on used vehicles

Every used vehicle from ${name} comes with a ${USED_MONEY_BACK_HOURS}-hour money-back guarantee: bring it back within ${USED_MONEY_BACK_HOURS} hours of collecting it, in the condition in which you collected it, and we refund what you paid us. It covers used vehicles only; new and demonstrator vehicles are not part of it.

${STATUTORY}`
}

/** The guarantee shown on a vehicle's page: for used vehicles on a site that gives it, else null (LEGAL-003). */
export function vehicleGuarantee(
  site: { config: Pick<SiteConfig, 'guarantees'> },
  vehicle: { carType: string },
): { text: string; href: string } | null {
  if (!site.config.guarantees.usedMoneyBack48Hours || vehicle.carType !== 'used') return null
  return { text: `${USED_MONEY_BACK_HOURS}-hour money-back guarantee`, href: '/buying' }
}
