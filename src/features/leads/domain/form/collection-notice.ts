/** Version of the text below, stored with every lead as evidence of what the shopper was told. */
export const COLLECTION_NOTICE_VERSION = '2026-11-1'

/**
 * The notice at each form before details are given: who collects, why, what happens without them, who receives
 * them, where the policy is. Source: Australian Privacy Principle 5 (standards.md B9).
 */
export function collectionNotice(siteName: string): string {
  return (
    `${siteName} collects these details to answer your enquiry. Without them we cannot reply. ` +
    'We share them with the dealership that has the vehicle and with the services that carry our messages, some of which may be overseas. ' +
    'Our privacy policy says how to see or correct them and how to complain.'
  )
}
