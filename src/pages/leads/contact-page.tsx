import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { contactPlaces } from '#src/features/leads/domain/contact/contact-view.ts'
import { isLeadCategory } from '#src/features/leads/domain/form/lead-category.ts'
import { brandInitial } from '#src/features/leads/domain/intake/asked-brand.ts'
import { ContactPlaceCard } from '#src/features/leads/ui/contact/contact-place-card.tsx'
import { formAction } from './form-action.ts'
import { formSiteAt } from './form-site.ts'
import { deferred } from '#src/ui/deferred.tsx'

const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

/**
 * `/contact`, `/contact-us` and `/contact-us/{location-slug}`; an unknown location is a 404 (ROUTE-031,
 * ROUTE-032). `?category=` sets what the enquiry is about, `?brand=` the location that sells that brand (pain
 * 4).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { site, now } = readPageContext(context)
  const places = contactPlaces(site.config, now)
  const chosen = params.location === undefined ? null : places.find(({ slug }) => slug === params.location)
  if (chosen === undefined) throw data('Not found', { status: 404 })
  const { name } = site.config
  const query = new URL(request.url).searchParams
  const category = query.get('category') ?? ''
  return {
    formSite: formSiteAt(site.config, (chosen ?? places[0])?.slug),
    initial: {
      ...brandInitial(site.config.locations, query.get('brand') ?? ''),
      ...(isLeadCategory(category) ? { category } : {}),
    },
    chosen,
    main: chosen ?? places[0] ?? null,
    others: chosen ? [] : places.slice(1),
    hasOthers: places.length > 1,
    title: `${chosen ? `Contact ${chosen.name}` : 'Contact us'} | ${name}`,
    description: chosen
      ? `Ask ${chosen.name} a question, call, or visit: its phone, address, opening hours and an enquiry form.`
      : `Ask ${name} a question, call, or visit: phones, addresses, opening hours and an enquiry form.`,
    url: `${site.origin}${chosen?.href ?? '/contact-us'}`,
  }
}

export const action = formAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description, url } = loaderData
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

export default function ContactPage() {
  const { formSite, initial, chosen, main, others, hasOthers } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <main id="main" className="container-page section-space">
      <h1 className="display-lg">{chosen ? `Contact ${chosen.name}` : 'Contact us'}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">
        Ask us anything. {chosen ? chosen.name : formSite.name} answers during opening hours, the way you
        choose.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-16">
        <section aria-labelledby="send-enquiry" className="relative max-w-2xl">
          {/* The steps of a form are headings of the third level. */}
          <h2 id="send-enquiry" className="sr-only">
            Send an enquiry
          </h2>
          <EnquiryForm
            site={formSite}
            vehicle={null}
            initial={initial}
            actionData={actionData}
            {...(chosen ? { locationSlug: chosen.slug } : {})}
          />
        </section>
        {main ? (
          <aside aria-label="Visit or call" className="flex flex-col gap-4">
            <ContactPlaceCard place={main} isMain />
            {chosen && hasOthers ? (
              <Button href="/contact-us" variant="secondary" className="self-start">
                All locations
              </Button>
            ) : null}
          </aside>
        ) : null}
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="other-places" className="mt-16">
          <h2 id="other-places" className="display-lg">
            Our other locations
          </h2>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {others.map((place) => (
              <li key={place.slug} className="flex">
                <ContactPlaceCard place={place} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  )
}
