import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { vehicleGuarantee } from '#src/features/content/domain/text/guarantee.ts'
import { vehicleMap } from '#src/features/locations/domain/view/vehicle-map.ts'
import { enquiryAction } from '#src/pages/leads/enquiry-action.ts'
import { formSiteOf } from '#src/pages/leads/form-site.ts'
import { deferred } from '#src/ui/deferred.tsx'
import type { FormName } from '#src/features/leads/domain/form-kind/form-name.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleFinance } from '#src/pages/finance/finance-blocks.ts'
import { withTones } from '#src/features/vehicles/domain/view/gallery-view.ts'
import { vehiclePageView } from './vehicle-page-view.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { EnquiryDialog, type EnquiryIntent } from './arrangements/enquiry-dialog.tsx'
import { SIMILAR_KNOWN, SIMILAR_SHOWN } from '#src/features/search/domain/query/similar-stock.ts'
import { VehicleArrangement } from './arrangements/vehicle-arrangement.tsx'
import { BreadcrumbTrail } from '#src/ui/page/breadcrumb-trail.tsx'
import { LocationBar } from './arrangements/location-bar.tsx'
import { MobileBar, StickyHeader } from './blocks/sticky-bars.tsx'
import { moreLikeThisHref } from './breadcrumb.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { Section } from './blocks/section.tsx'
import { useMissingPhone } from '#src/features/vehicles/ui/visits/use-missing-phone.ts'
import { useViewCount } from './use-view-count.ts'
import { RecordViewed } from '#src/features/watchlist/ui/recent/record-recent.ts'
import { toViewed } from '#src/features/watchlist/domain/saved-entry.ts'
import { vehiclePageMeta } from './vehicle-page-meta.ts'

/** Only text and links: the server's markup needs no code. */
const notNeeded = () => false
const BlogBlock = deferred(
  () => import('#src/features/content/ui/blog/blog-block.tsx').then((module) => module.BlogBlock),
  notNeeded,
)
const GuaranteeNote = deferred(
  () => import('#src/features/content/ui/content/guarantee-note.tsx').then((module) => module.GuaranteeNote),
  notNeeded,
)
const DeliveryCalculator = deferred(() =>
  import('#src/features/delivery/ui/delivery-calculator.tsx').then((module) => module.DeliveryCalculator),
)
const PriceGauge = deferred(() =>
  import('#src/features/market-price/ui/price-gauge.tsx').then((module) => module.PriceGauge),
)
const FreshSimilar = deferred(() =>
  import('./similar/fresh-similar.tsx').then((module) => module.FreshSimilar),
)
const VehicleForm = deferred(() =>
  import('#src/features/leads/ui/vehicle-form.tsx').then((module) => module.VehicleForm),
)
const FinanceBlock = deferred(() =>
  import('#src/features/finance/ui/finance-block.tsx').then((module) => module.FinanceBlock),
)
const TowMatchForm = deferred(() =>
  import('#src/features/vehicles/ui/towing/tow-match-form.tsx').then((module) => module.TowMatchForm),
)
const GoneVehicle = deferred(() =>
  import('./arrangements/gone-vehicle.tsx').then((module) => module.GoneVehicle),
)
const VehicleMapSection = deferred(() =>
  import('#src/features/locations/ui/vehicle-map-section.tsx').then((module) => module.VehicleMapSection),
)
const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)
import '#src/features/vehicles/ui/vehicle-page.css'

/** The vehicle of this site, or 410 with similar stock if it has left, or 404 (ROUTE-001). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const slug = params.slug ?? ''
  const vehicle = await services.vehicles.findBySlug(site, slug)
  if (vehicle) {
    const [similar, gauge, posts] = await Promise.all([
      services.search.findSimilar(site, vehicle, SIMILAR_KNOWN),
      services.marketPrice.findPanel(site, vehicle),
      services.content.blogBlock(site, now),
    ])
    const built = vehiclePageView(site, vehicle, now)
    const asked = new URL(request.url).searchParams
    const view = { ...built, gallery: withTones(built.gallery, services.tonesOf) }
    return {
      kind: 'vehicle' as const,
      view: { ...view, finance: null },
      gauge,
      site: publicSite(site),
      formSite: formSiteOf(site.config, vehicle),
      finance: vehicleFinance({ site, services }, { vehicle, offer: built.finance, query: asked }),
      towing: { tow: asked.get('tow') ?? '', capacity: (asked.get('capacity') ?? '').slice(0, 20) },
      viewed: toViewed(vehicle),
      similar: await stockCards({ site, services, now }, similar.slice(0, SIMILAR_SHOWN)),
      similarIds: similar.map(({ id }) => id),
      posts,
      guarantee: vehicleGuarantee(site, vehicle),
      map: vehicleMap(site, vehicle.locationId),
      head: vehiclePageMeta(site, vehicle),
    }
  }
  const gone = await services.vehicles.findGone(site, slug)
  if (!gone) throw data('Not found', { status: 404 })
  const similar = await services.search.findSimilar(site, gone)
  const title = vehicleTitleText(gone)
  return data(
    {
      kind: 'gone' as const,
      title,
      siteSlug: site.config.slug,
      moreLikeThisHref: moreLikeThisHref(site.config, gone),
      similar: await stockCards({ site, services, now }, similar),
      head: [
        { title: `${title} is no longer listed | ${site.config.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    },
    { status: 410 },
  )
}

/** The enquiry form without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, now, address, onFault } = readPageContext(context)
  const answer = await enquiryAction({ ...services, site, request, now, address, onFault })
  return answer instanceof Response ? answer : data(answer.data, answer)
}

/** The part of the site document that cards read; no receiver or key reaches a browser. */
function publicSite({ config }: SiteContext): VehicleSite {
  const { slug, noPriceText, features, theme, vehicle } = config
  return {
    config: {
      slug,
      noPriceText,
      features,
      theme,
      vehicle,
      locations: config.locations.map((location) => location.slug),
      chatToken: config.chatToken,
      ...(vehicle.cardButtons?.includes('finance') ? cardFinance(config) : {}),
      reservations: { path: config.reservations.path },
    },
  }
}

/** What the finance link of a card is made of (ROUTE-023). */
function cardFinance({ finance, dealerships }: SiteContext['config']) {
  const { link, applyDealerships, buttonText } = finance
  return {
    finance: { link, applyDealerships, buttonText },
    dealerships: dealerships.map(({ slug }) => ({ slug })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Vehicle not found' }]

/** Each dialog sends its own form (LEAD-002, LEAD-030). */
function formOf(intent: EnquiryIntent): { form: FormName } {
  return { form: intent === 'enquire' ? 'enquiry' : intent }
}

export default function VehiclePage() {
  const loaded = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const views = useViewCount(loaded.kind === 'vehicle' ? loaded.view : null)
  useMissingPhone(loaded.kind === 'vehicle' ? loaded.view : null)
  if (loaded.kind === 'gone') return <GoneVehicle {...loaded} />
  const { view, gauge, finance, towing, site, similar, similarIds, formSite } = loaded
  const isGone = view.state === 'sold' || view.state === 'unavailable'
  const enquiry = isGone ? null : (
    <>
      {loaded.map ? (
        <Section id="vehicle-map" heading="Where it stands">
          <VehicleMapSection place={loaded.map} />
        </Section>
      ) : null}
      <Section id="enquire" heading={`Ask about this ${view.title.main}`}>
        <div className="max-w-xl">
          <EnquiryForm site={formSite} vehicle={view.enquiry} actionData={actionData} />
        </div>
      </Section>
    </>
  )
  return (
    <main id="main" data-car={view.id} className="container-page">
      <BreadcrumbTrail crumbs={view.crumbs} />
      {view.announcement ? <LocationBar announcement={view.announcement} /> : null}
      {loaded.guarantee && !isGone ? <GuaranteeNote {...loaded.guarantee} /> : null}
      <VehicleArrangement
        view={{ ...view, views }}
        site={site}
        hasSimilar={similar.length > 0}
        enquiry={enquiry}
        priceComparison={gauge ? <PriceGauge panel={gauge} /> : null}
        delivery={isGone ? null : <DeliveryCalculator slug={view.slug} />}
        finance={finance ? <FinanceBlock {...finance} carId={view.id} /> : null}
        towMatch={view.atmKg ? <TowMatchForm atmKg={view.atmKg} asked={towing} /> : null}
      />
      <FreshSimilar cards={similar} site={site} ids={similarIds} heading="Similar vehicles" />
      <BlogBlock cards={loaded.posts} heading="From our blog" />
      <RecordViewed siteSlug={site.config.slug} viewed={loaded.viewed} />
      <StickyHeader view={view} />
      <MobileBar view={view} />
      {isGone ? null : (
        <EnquiryDialog
          vehicleTitle={view.titleText}
          renderForm={(intent) => (
            <VehicleForm key={intent} site={formSite} vehicle={view.enquiry} {...formOf(intent)} />
          )}
        />
      )}
    </main>
  )
}
