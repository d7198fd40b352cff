import { StudioImage } from '#src/ui/picture/studio-image.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { PromoNode } from '../domain/promotions-schema.ts'

/** A promotion as a card in a list (PAGE-043, PAGE-044); without a picture its text fills the card. */
export function PromoTile({ promo }: { promo: Pick<PromoNode, 'title' | 'text' | 'href' | 'image'> }) {
  return (
    <a
      href={promo.href}
      data-promo=""
      className="flex h-full min-h-64 flex-col overflow-hidden rounded-card bg-night text-on-night"
    >
      {promo.image ? (
        <StudioImage source={promo.image} sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 45vw, 100vw" />
      ) : null}
      <span
        className={`flex flex-1 flex-col gap-3 p-6 ${promo.image ? '' : 'justify-end border-t-4 border-brand'}`}
      >
        <span
          className={
            promo.image ? 'font-display text-2xl leading-tight font-semibold text-balance' : 'display-lg'
          }
        >
          {promo.title}
        </span>
        <span className="text-on-night-muted">{promo.text}</span>
        <span
          className={`flex items-center gap-2 pt-2 text-sm font-semibold underline underline-offset-4 ${promo.image ? 'mt-auto' : ''}`}
        >
          Find out more
          <Icon name="arrow" />
        </span>
      </span>
    </a>
  )
}
