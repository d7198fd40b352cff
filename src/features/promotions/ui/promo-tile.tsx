import { StudioImage } from '#src/features/brands/ui/studio-image.tsx'
import type { PromoNode } from '../domain/promo-node.ts'

/** A promotion as one card among a list (PAGE-043, PAGE-044). */
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
      <span className="flex flex-1 flex-col gap-2 p-6">
        <span className="font-display text-2xl leading-tight font-semibold text-balance">{promo.title}</span>
        <span>{promo.text}</span>
        <span className="mt-auto pt-2 text-sm font-semibold underline underline-offset-4">Find out more</span>
      </span>
    </a>
  )
}
