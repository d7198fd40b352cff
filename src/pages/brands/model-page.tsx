import { Button } from '#src/ui/button.tsx'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { toLeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import { enquiryAction } from '#src/pages/leads/enquiry-action.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { pageMeta } from '#src/ui/page/page-meta.ts'
import { brandHref } from '#src/features/brands/domain/brand-directory.ts'
import { BrandStock } from './brand-stock.tsx'
import { ModelRangeStrip } from '#src/features/brands/ui/model-range-strip.tsx'
import { PageBand } from '#src/features/brands/ui/page-band.tsx'
import { PageHero } from '#src/features/brands/ui/page-hero.tsx'

/**
 * `/{model slug}` (ROUTE-047): one model with its live stock. Fixed paths come before it; a brand's own slug leads to
 * the brand; anything else is a 404 (ROUTE-052).
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const slug = params.model ?? ''
  const found = await services.brands.findModel(site, slug)
  if (!found) {
    if (await services.brands.findBrand(site, slug)) throw redirect(`/brands/${slug.toLowerCase()}`)
    throw data('Not found', { status: 404 })
  }
  const { model, range, brand, stock, siblings } = found
  if (model.entry?.overrideUrl) throw redirect(model.entry.overrideUrl)
  const name = `${model.make} ${model.name}`
  return {
    name,
    range,
    cards: await stockCards({ site, services, now }, stock),
    siblings,
    brand: { make: brand.make, href: brandHref(brand) },
    description: model.entry?.description ?? [],
    searchHref: range.count > 0 ? `/search/${toPathSlug(model.make)}/${toPathSlug(model.name)}` : null,
    hasTestDrive: site.config.features.test_drive,
    formSite: toLeadFormSite(site.config),
    site: { slug: site.config.slug, template: site.config.theme.template },
    head: {
      title: range.count > 0 ? `${name}: ${range.count} in stock` : name,
      description: `${name} at ${site.config.name}: ${range.count > 0 ? `${range.count} in stock${range.from ? `, from ${range.from.text} ${range.from.label.toLowerCase()}` : ''}` : 'ask us what is coming'}. Pictures, prices and test drives.`,
      url: `${site.origin}/${model.slug}`,
      siteName: site.config.name,
      isPreview: site.isPreview,
    },
  }
}

/** The enquiry form without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, now, address, onFault } = readPageContext(context)
  const answer = await enquiryAction({ ...services, site, request, now, address, onFault })
  return answer instanceof Response ? answer : data(answer.data, answer)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : []

const ModelEnquiry = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

export default function ModelPage() {
  const page = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { name, range, cards, siblings, brand, searchHref } = page
  return (
    <main>
      <PageHero title={name} crumbs={crumbsOf(page)} picture={range.picture}>
        {page.description.map((paragraph) => (
          <p key={paragraph} className="max-w-prose text-lg text-pretty text-ink-muted">
            {paragraph}
          </p>
        ))}
        <p className="text-lg text-ink-muted tabular-nums">{stockSentence(range.count, range.bodies)}</p>
        {range.from ? (
          <p>
            <span className="block text-sm text-ink-muted">From</span>
            <span className="font-display text-3xl font-semibold tabular-nums">{range.from.text}</span>
            <span className="ml-2 text-ink-muted">{range.from.label}</span>
          </p>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <Button href="#enquire">Enquire</Button>
          {page.hasTestDrive ? (
            <Button href={`/book-test-drive?model=${encodeURIComponent(name)}`} variant="secondary">
              Book a test drive
            </Button>
          ) : null}
          {searchHref ? (
            <Button href={searchHref} variant="secondary" data-prefetch="">
              See all in search
            </Button>
          ) : null}
        </p>
      </PageHero>
      {cards.length > 0 ? (
        <PageBand
          heading={`${range.name} in stock`}
          link={searchHref ? { label: `All ${range.count}`, href: searchHref } : null}
        >
          <BrandStock cards={cards} site={page.site} />
        </PageBand>
      ) : null}
      <PageBand heading={`Ask about the ${range.name}`} id="enquire" isTinted>
        <div className="max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-8">
          <ModelEnquiry
            site={page.formSite}
            vehicle={null}
            category="Vehicle Enquiry"
            subcategory={name.slice(0, 80)}
            actionData={actionData}
          />
        </div>
      </PageBand>
      {siblings.length > 0 ? (
        <PageBand
          heading={`More from ${brand.make}`}
          link={{ label: `About ${brand.make}`, href: brand.href }}
        >
          <ModelRangeStrip models={siblings} label={`More from ${brand.make}`} />
        </PageBand>
      ) : null}
    </main>
  )
}

function crumbsOf({
  brand,
  name,
  range,
}: {
  brand: { make: string; href: string }
  name: string
  range: { slug: string }
}) {
  return [
    { label: 'Home', path: '/' },
    { label: 'Brands', path: '/brands' },
    { label: brand.make, path: brand.href },
    { label: name, path: `/${range.slug}` },
  ]
}

function stockSentence(count: number, bodies: readonly string[]): string {
  if (count === 0) return 'None in stock today. Tell us what you want and we will look for it.'
  return [`${count} in stock`, ...bodies].join(' · ')
}
