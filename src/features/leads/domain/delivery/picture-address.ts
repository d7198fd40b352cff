import type { LeadVehicle } from '../lead.ts'

/** The full address of a vehicle's first picture, which stock may give without the site's; null without one. */
export function pictureAddress({ imageUrl, url }: Pick<LeadVehicle, 'imageUrl' | 'url'>): string | null {
  const address = imageUrl ? URL.parse(imageUrl, url) : null
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
