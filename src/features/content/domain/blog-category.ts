export type BlogCategory = { slug: string; name: string }

/** The five blog categories, exact and in order (PAGE-032, ROUTE-039). */
export const BLOG_CATEGORIES = [
  { slug: 'vehicle-reviews', name: 'Vehicle Reviews' },
  { slug: 'buyer-advice', name: 'Buyer Advice' },
  { slug: 'motoring-tips', name: 'Motoring Tips' },
  { slug: 'servicing-insights', name: 'Servicing Insights' },
  { slug: '4x4xmore-adventures', name: '4x4xMORE Adventures' },
] as const satisfies readonly BlogCategory[]

/** The category for an address segment or for a name as an author writes it; undefined for any other text. */
export function findBlogCategory(text: string): BlogCategory | undefined {
  const wanted = text.trim().toLowerCase()
  return BLOG_CATEGORIES.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted)
}
