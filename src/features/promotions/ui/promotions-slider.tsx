import { StudioImage } from '#src/ui/picture/studio-image.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { PromoNode } from '../domain/promotions-schema.ts'

type Promo = Pick<PromoNode, 'title' | 'text' | 'href' | 'image'>

/**
 * Promotions in frames of 1920 by 540 (PAGE-016), moved by swipe, scroll bar or keys, never automatically. On
 * a phone a frame gives up its shape to keep its text readable.
 */
export function PromotionsSlider({
  promos,
  isTop = false,
}: {
  promos: readonly Promo[]
  /** Whether it holds the first picture of its page. */
  isTop?: boolean
}) {
  if (promos.length === 0) return null
  return (
    <section
      aria-label="Promotions"
      tabIndex={promos.length > 1 ? 0 : undefined}
      className="flex snap-x snap-mandatory gap-4 overflow-x-auto"
    >
      {promos.map((promo, index) => (
        <a
          key={promo.title}
          href={promo.href}
          data-promo=""
          className={`group relative flex shrink-0 snap-start flex-col overflow-hidden rounded-card sm:flex-row ${promo.image ? 'bg-night text-on-night sm:aspect-[1920/540]' : 'min-h-44 bg-brand text-on-brand'} ${promos.length > 1 ? 'w-[92%]' : 'w-full'}`}
        >
          {promo.image ? (
            <StudioImage
              source={promo.image}
              sizes="(min-width: 40rem) 50vw, 100vw"
              isFirst={isTop && index === 0}
              className="sm:order-last sm:ml-auto sm:aspect-auto sm:h-full sm:w-[45%]"
            />
          ) : null}
          <span
            className={`z-10 flex flex-1 flex-col justify-center gap-4 p-6 sm:p-10 ${promo.image ? 'items-start sm:max-w-[55%]' : 'items-start sm:flex-row sm:items-center sm:justify-between sm:gap-10'}`}
          >
            <span className="flex max-w-prose flex-col gap-2">
              <span className="display-lg">{promo.title}</span>
              <span className={promo.image ? 'text-on-night-muted' : ''}>{promo.text}</span>
            </span>
            <span className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control border-2 border-current px-6 font-semibold group-hover:underline">
              Find out more
              <Icon name="arrow" />
            </span>
          </span>
        </a>
      ))}
    </section>
  )
}
