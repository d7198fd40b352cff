import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'

type Site = Pick<SiteConfig, 'phones' | 'dealerships'>
type Place = Pick<SiteLocation, 'phone' | 'landlinePhone' | 'dealershipId'>

/** The number a location is called on: its own, else its dealership's, else the site's. */
export function placePhone({ phones, dealerships }: Site, place: Place | null | undefined): string {
  const numbers = [
    place?.phone,
    place?.landlinePhone,
    dealerships.find(({ id }) => id === place?.dealershipId)?.phone,
  ]
  return numbers.find((number) => number?.trim()) ?? phones.main
}
