import type { BlogCard } from '#src/features/content/domain/content-view.ts'
import { pictureSrcset, pictureUrl } from '#src/shared/domain/picture/picture-url.ts'

type BlogCardTileProps = { card: BlogCard; level?: 2 | 3; priority?: 'high' | 'lazy' }

/** Heading, image and date of a post; the whole card is a link (PAGE-033, DATA-031). */
export function BlogCardTile({ card, level = 2, priority = 'lazy' }: BlogCardTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
      <img
        src={pictureUrl(card.image, { width: 640 })}
        srcSet={pictureSrcset(card.image)}
        sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, 100vw"
        width={640}
        height={427}
        alt={card.alt}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : 'auto'}
        decoding="async"
        className="aspect-[3/2] w-full bg-studio object-cover"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
          <span>{card.category.name}</span>
          <time dateTime={card.publishedAt}>{card.date}</time>
        </p>
        <Heading className="mt-2 font-display text-xl leading-snug font-semibold text-balance">
          <a
            href={card.href}
            data-prefetch=""
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {card.heading}
          </a>
        </Heading>
        <p className="mt-2 line-clamp-3 text-pretty text-ink-muted">{card.summary}</p>
      </div>
    </article>
  )
}
