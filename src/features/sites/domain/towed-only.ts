import type { SiteConfig } from './site-config.ts'

/** Whether a site deals in caravans alone: no register knows them by plate, and they have no odometer. */
export function isTowedOnly({ itemTypes }: Pick<SiteConfig, 'itemTypes'>): boolean {
  return itemTypes.every((type) => type === 'caravan')
}
