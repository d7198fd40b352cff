import type { LeadVehicle } from '../lead.ts'

/** The full address of a vehicle's first picture, which stock may give without the site's; null without one. */
export function pictureAddress({ imageUrl, url }: Pick<LeadVehicle, 'imageUrl' | 'url'>): string | null {
  if (!imageUrl || /^https?:\/\/[^/\s]/i.test(imageUrl)) return imageUrl
  const origin = /^https?:\/\/[^/\s]+/i.exec(url)?.[0]
  return origin && /^\/[^/]/.test(imageUrl) ? `${origin}${imageUrl}` : null
}
