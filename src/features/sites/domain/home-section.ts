import type { Link } from './site-config.ts'

/** One part of a home page as its document names it; the page draws them in the document's order (SITE-007). */
export type HomeSection =
  | {
      kind: 'hero'
      heading: string
      text: string
      /** A vehicle picture key such as `suv/36/red`. */
      picture: string | null
    }
  | { kind: 'body_tiles'; heading: string }
  | { kind: 'brand_strip'; heading: string; brands: (Link & { picture: string | null })[] }
  | { kind: 'brands'; heading: string; link: Link | null }
  | { kind: 'current_offers'; heading: string }
  | { kind: 'promotions'; heading: string }
  | { kind: 'reviews'; heading: string }
  | { kind: 'sales_counter'; heading: string }
  | { kind: 'stats'; heading: string }
  | { kind: 'featured_stock'; heading: string; filter: string; link: Link }
  | { kind: 'featured_used'; heading: string; link: Link }
  | { kind: 'budget_search'; heading: string }
  | { kind: 'reasons'; heading: string; items: { title: string; text: string }[] }
  | { kind: 'locations'; heading: string }
  | { kind: 'recently_viewed'; heading: string }
  | { kind: 'blog'; heading: string }
  | { kind: 'text'; heading: string; text: string; link: Link | null; picture: string | null }
  | {
      kind: 'banner'
      heading: string
      text: string
      link: Link
      /** First moment it shows, and the moment it stops; null for no end on that side. */
      start: string | null
      expiry: string | null
    }
  | {
      kind: 'offers'
      heading: string
      items: { title: string; text: string; href: string; picture: string | null }[]
    }
