import type { BlogCard } from '#src/features/content/domain/content-view.ts'
import { BlogCardTile } from './blog-card.tsx'

/** A row of posts on another page; renders nothing without posts (SITE-012). */
export function BlogBlock({ cards, heading }: { cards: readonly BlogCard[]; heading: string }) {
  if (cards.length === 0) return null
  return (
    <section id="blog" aria-labelledby="blog-heading" className="scroll-mt-24 border-t border-line py-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="blog-heading" className="font-display text-2xl font-semibold text-ink">
          {heading}
        </h2>
        <a
          href="/blog"
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          All posts
        </a>
      </div>
      <ul className={`grid gap-5 ${cards.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {cards.map((card) => (
          <li key={card.href}>
            <BlogCardTile card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
