import { StudioImage } from '#src/ui/picture/studio-image.tsx'
import type { OfferCardView } from '../domain/offers-view.ts'
import { OfferText } from './offer-text.tsx'

/** A grid of offers, each linking to its page (PAGE-024). */
export function OfferCards({ offers }: { offers: readonly OfferCardView[] }) {
  const isOnly = offers.length === 1
  const columns = `grid gap-4 ${offers.length === 2 ? 'md:grid-cols-2' : 'max-lg:swipe-row max-lg:items-start lg:grid-cols-3'}`
  return (
    <ul className={isOnly ? '' : columns}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} isWide={isOnly} />
        </li>
      ))}
    </ul>
  )
}

type OfferCardProps = { offer: OfferCardView; isFirst?: boolean; isWide?: boolean }

export function OfferCard({ offer, isFirst = false, isWide = false }: OfferCardProps) {
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface ${isWide ? 'md:flex-row' : ''}`}
    >
      {offer.image ? (
        <div className={isWide ? 'md:w-3/5 md:shrink-0 lg:w-1/2 xl:w-2/5' : ''}>
          <StudioImage
            className={isWide ? 'md:h-full' : ''}
            source={offer.image}
            sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 45vw, 100vw"
            isFirst={isFirst}
          />
        </div>
      ) : null}
      <div
        className={`flex flex-1 flex-col gap-2 p-5 ${isWide ? 'justify-center md:gap-4 md:p-8 xl:p-12' : ''}`}
      >
        <p className="text-sm text-ink-muted">
          {[offer.manufacturer, offer.category].filter(Boolean).join(' · ')}
        </p>
        <h3
          className={`font-display leading-snug font-semibold text-balance ${isWide ? 'text-2xl xl:text-3xl' : 'text-xl'}`}
        >
          <a href={offer.href} data-prefetch="" className="underline-offset-4 hover:underline">
            {offer.name}
          </a>
        </h3>
        <OfferText
          text={offer.text}
          preview={offer.preview}
          more="View more"
          less="View less"
          className={`text-ink-muted ${isWide ? 'max-w-prose' : ''}`}
        />
        {offer.rateConditions ? (
          <p className="text-sm text-pretty text-ink-muted">{offer.rateConditions}</p>
        ) : null}
        <p
          className={`flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm ${isWide ? '' : 'mt-auto'}`}
        >
          <span className="text-ink-muted">{offer.ends ? `Ends ${offer.ends}` : 'While stocks last'}</span>
          <a
            href={offer.href}
            className="inline-flex min-h-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline"
          >
            See the offer<span className="sr-only">: {offer.name}</span>
          </a>
        </p>
      </div>
    </article>
  )
}
