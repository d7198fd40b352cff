import type { Promo, StockVideo } from '#src/features/search/domain/page/result-grid.ts'

/** The dealer's own card among the results (SRCH-004). */
export function PromoCard({ promo }: { promo: Promo }) {
  return (
    <a
      href={promo.href}
      className="flex h-full min-h-64 flex-col justify-end gap-2 rounded-card bg-action p-6 text-on-action"
    >
      <span className="font-display text-2xl leading-tight font-semibold text-balance">{promo.title}</span>
      <span className="text-base">{promo.text}</span>
      <span className="mt-2 text-sm font-semibold underline underline-offset-4">Find out more</span>
    </a>
  )
}

/** The dealer's video among the results; plays on request (SRCH-005). */
export function StockVideoCard({ video, isWide }: { video: StockVideo; isWide: boolean }) {
  return (
    <figure data-wide={isWide || undefined} className="stock-film">
      {/* biome-ignore lint/a11y/useMediaCaption: the dealer's file carries no captions; the controls let a visitor choose */}
      <video
        src={video.url}
        poster={video.posterUrl ?? undefined}
        controls
        preload="none"
        playsInline
        aria-label="Video of our stock"
      />
      <figcaption>
        <b>See our stock on film</b>
        Nothing plays until you press play.
      </figcaption>
    </figure>
  )
}
