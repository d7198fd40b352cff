import { Button } from '#src/ui/button.tsx'
import { BLOG_CATEGORIES, type BlogCategory } from '#src/features/content/domain/blog-category.ts'
import type { BlogCard } from '#src/features/content/domain/content-view.ts'
import { BlogCardTile } from './blog-card.tsx'

type BlogListProps = {
  cards: readonly BlogCard[]
  category: BlogCategory | null
  page: number
  pages: number
  name: string
  youtubeUrl: string | null
}

/** The blog or one category: the five categories, the cards, and a link to older posts (PAGE-032). */
export function BlogList({ cards, category, page, pages, name, youtubeUrl }: BlogListProps) {
  const base = category ? `/blog/${category.slug}` : '/blog'
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-xl">{category ? category.name : `From ${name}`}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">
        {category
          ? `Everything we have written under ${category.name}, newest first.`
          : 'What we tell people across the desk, written down: how to choose, what to check, how to look after it.'}
      </p>
      <nav aria-label="Blog categories" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {[{ slug: '', name: 'All posts' }, ...BLOG_CATEGORIES].map((each) => {
            const isCurrent = each.slug === (category?.slug ?? '')
            return (
              <li key={each.slug}>
                <a
                  href={each.slug ? `/blog/${each.slug}` : '/blog'}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="chip px-4 text-sm font-semibold"
                >
                  {each.name}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      {cards.length > 0 ? (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {cards.map((card, index) => (
            <li key={card.href}>
              <BlogCardTile card={card} priority={index === 0 ? 'high' : 'lazy'} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-10 rounded-card border border-line bg-surface p-6 text-ink-muted">
          Nothing here yet.{' '}
          <a href="/blog" className="font-semibold text-brand-text underline">
            See all posts
          </a>
          .
        </p>
      )}
      <Pager base={base} page={page} pages={pages} />
      <p className="mt-10 flex flex-wrap gap-3">
        <Button href="/blog/feed.xml" target="_self" download="" variant="secondary">
          RSS feed
        </Button>
        {youtubeUrl ? (
          <Button href={youtubeUrl} rel="noopener" variant="secondary">
            Watch us on YouTube
          </Button>
        ) : null}
      </p>
    </main>
  )
}

function Pager({ base, page, pages }: { base: string; page: number; pages: number }) {
  if (pages < 2) return null
  const hrefOf = (number: number) => (number === 1 ? base : `${base}?page=${number}`)
  return (
    <nav aria-label="Pages of posts" className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <Button href={hrefOf(page - 1)} rel="prev" variant="secondary">
          Newer posts
        </Button>
      ) : null}
      <span className="text-ink-muted tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Button href={hrefOf(page + 1)} rel="next" variant="secondary">
          Older posts
        </Button>
      ) : null}
    </nav>
  )
}
