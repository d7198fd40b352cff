import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { StudioImage } from '#src/ui/picture/studio-image.tsx'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { currentOffers, offerHref } from '#src/features/offers/domain/offer.ts'
import { offerJsonLd } from '#src/features/offers/domain/offer-json-ld.ts'
import { toOfferCard, toOfferView } from '#src/features/offers/domain/offers-view.ts'
import { OfferCards } from '#src/features/offers/ui/offer-cards.tsx'
import { OfferText } from '#src/features/offers/ui/offer-text.tsx'

const OTHERS_SHOWN = 3

/**
 * `/offers/{id}` and `/offers/{manufacturer}/{id}` (ROUTE-046); either leads to the one the site uses. An
 * offer that has ended, not begun or is excluded here is a 404 (PAGE-027).
 */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { site, now, path } = readPageContext(context)
  const offers = currentOffers(site, site.config.offers, now)
  const offer = offers.find(({ id }) => id === params.id)
  if (!offer) throw data('Not found', { status: 404 })
  const href = offerHref(site.config, offer)
  if (path !== href) throw redirect(href, 301)
  return {
    offer: toOfferView(site.config, offer),
    others: offers
      .filter(({ id }) => id !== offer.id)
      .slice(0, OTHERS_SHOWN)
      .map((each) => toOfferCard(site.config, each)),
    stockHref: searchHref(site.config, 'new-used-and-demo'),
    head: {
      title: offer.name,
      description: offer.sanitizedDescription.replace(/\s+/g, ' ').slice(0, 155),
      url: `${site.origin}${href}`,
      siteName: site.config.name,
      isPreview: site.isPreview,
      jsonLd: [offerJsonLd(site, offer)],
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

export default function OfferPage() {
  const { offer, others, stockHref } = useLoaderData<typeof loader>()
  const crumbs = [
    { label: 'Home', path: '/' },
    { label: 'Special Offers', path: '/special-offers' },
    { label: offer.name, path: offer.href },
  ]
  return (
    <main className="container-page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <article className="grid gap-x-12 gap-y-6 pt-2 lg:grid-cols-2 lg:items-start">
        {offer.image ? (
          <StudioImage
            source={offer.image}
            sizes="(min-width: 64rem) 42rem, 100vw"
            isFirst
            className="rounded-card lg:col-start-2 lg:row-start-1"
          />
        ) : null}
        <div className={`max-w-2xl ${offer.image ? 'lg:col-start-1 lg:row-start-1' : ''}`}>
          <p className="text-ink-muted">{[offer.manufacturer, offer.category].filter(Boolean).join(' · ')}</p>
          <h1 className="display-xl mt-2">{offer.name}</h1>
          <p className="mt-4 font-semibold">{offer.ends ? `Ends ${offer.ends}` : 'While stocks last'}</p>
          <OfferText
            text={offer.text}
            preview={offer.preview}
            more="View more"
            less="View less"
            className="mt-6 text-lg"
          />
          <p className="mt-6 flex flex-wrap gap-3">
            <Button
              href={
                offer.manufacturer
                  ? `/contact-us?brand=${encodeURIComponent(offer.manufacturer)}`
                  : '/contact-us'
              }
            >
              Ask about this offer
            </Button>
            {offer.model ? (
              <Button href={offer.model.href} variant="secondary">
                Explore {offer.model.name}
              </Button>
            ) : (
              <Button href={stockHref} variant="secondary" data-prefetch="">
                Search our stock
              </Button>
            )}
          </p>
          {offer.disclaimer ? (
            <section aria-labelledby="disclaimer" className="mt-8 border-t border-line pt-5">
              <h2 id="disclaimer" className="font-semibold">
                Disclaimer
              </h2>
              <OfferText
                text={offer.disclaimer}
                preview={offer.disclaimerPreview}
                more="View full disclaimer"
                less="View less disclaimer"
                isOpen={offer.isDisclaimerOpen}
                className="mt-2"
              />
            </section>
          ) : null}
        </div>
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="more-offers" className="mt-14">
          <h2 id="more-offers" className="display-lg mb-6">
            More offers
          </h2>
          <OfferCards offers={others} />
        </section>
      ) : null}
    </main>
  )
}
