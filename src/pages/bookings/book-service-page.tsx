import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import {
  noWorkshopText,
  servicePriceText,
  takesServiceBookings,
  workshops,
} from '#src/features/bookings/domain/service-offer.ts'
import { PlaceChoice } from '#src/features/bookings/ui/place-choice.tsx'
import { ServicePrices } from '#src/features/bookings/ui/service-prices.tsx'
import { contactPlaces, placeOfDepartment } from '#src/features/leads/domain/contact/contact-view.ts'
import { formPageCopy } from '#src/features/leads/domain/form-page/form-page-copy.ts'
import { formSiteAt } from '#src/pages/leads/form-site.ts'
import { FormPageFrame } from '#src/features/leads/ui/form-page/form-page-frame.tsx'
import { formAction, loaderHeaders } from '#src/pages/leads/form-action.ts'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import { deferred } from '#src/ui/deferred.tsx'

const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

/** The length of the form's field. */
const SERVICE_MAX = 60

/**
 * `/service?location=&service=`: the services with their prices and a workshop's free times, never from a cache; a
 * day to wish for where no services are named (ROUTE-029, LEAD-028). An external booking service is redirected to.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  const { config } = site
  if (config.forms.serviceUrl) return redirect(config.forms.serviceUrl, 302)
  const query = new URL(request.url).searchParams
  const copy = formPageCopy('/service', { site: config.name, stock: config.search.stockNoun.many })
  if (!copy) throw data('Not found', { status: 404 })
  const asked = query.get('location')
  const isTimed = takesServiceBookings(config)
  const offer = isTimed ? await services.bookings.offerService(site, asked) : null
  const shownAt = offer?.place?.slug ?? asked
  const page = {
    copy,
    offer,
    service: (query.get('service') ?? '').trim().slice(0, SERVICE_MAX),
    priced: config.forms.service.services.map((each) => ({
      name: each.name,
      text: each.text,
      price: servicePriceText(each),
    })),
    formSite: formSiteAt(config, shownAt),
    elsewhere: noWorkshopText(config, asked),
    places: isTimed ? workshops(config).map(({ slug, name }) => ({ slug, name })) : [],
    place:
      contactPlaces(config, now).find(({ slug }) => slug === shownAt) ??
      placeOfDepartment(config, 'service', now),
    siteName: config.name,
    url: `${site.origin}/service`,
  }
  return data(page, isTimed ? { headers: { 'cache-control': 'private, no-store' } } : {})
}

export const headers = loaderHeaders
export const action = formAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { copy, siteName, url } = loaderData
  return [
    { title: `${copy.heading} | ${siteName}` },
    { name: 'description', content: copy.intro },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

const POINTS = [
  {
    title: 'Pick a time',
    text: 'The times shown are free now. Yours is held for you as soon as you send the form.',
  },
  {
    title: 'Know the price first',
    text: 'Nothing is added to the price without asking you before it is done.',
  },
  { title: 'Changed your mind', text: 'The email has a link to move or cancel it, up to the time itself.' },
] as const

export default function BookServicePage() {
  const { copy, offer, formSite, place } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  if (!offer)
    return (
      <FormPageFrame {...copy} place={place}>
        <EnquiryForm site={formSite} vehicle={null} form="service" actionData={actionData} />
      </FormPageFrame>
    )
  return <TimedService offer={offer} />
}

type Offer = NonNullable<Exclude<ReturnType<typeof useLoaderData<typeof loader>>, never>['offer']>

function TimedService({ offer }: { offer: Offer }) {
  const { copy, elsewhere, formSite, place, places, priced, service, siteName } =
    useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const chosen = offer.place?.slug ?? ''
  const pageOf = (slug: string, name: string) =>
    `/service?${new URLSearchParams({ location: slug, service: name })}`
  const hasTimes = offer.days.length > 0
  return (
    <FormPageFrame
      heading={copy.heading}
      intro={
        hasTimes
          ? `Choose a service and a free time at ${offer.place?.name ?? siteName}. We email it to you as a calendar entry, with a link to change it.`
          : `${offer.place?.name ?? siteName} has no free times to book online at the moment. Say when it suits you, and the workshop will reply with the closest time it has free.`
      }
      formHeading={copy.formHeading}
      points={POINTS}
      place={place}
      before={
        <>
          {elsewhere && offer.place ? (
            <p className="mb-4 font-medium text-ink">
              {`${elsewhere} The times below are at ${offer.place.name}.`}
            </p>
          ) : null}
          <PlaceChoice
            label="Workshops"
            question="Which workshop?"
            places={places}
            chosen={chosen}
            hrefOf={(slug) => pageOf(slug, service)}
          />
          <ServicePrices services={priced} hrefOf={(name) => `${pageOf(chosen, name)}#form-heading`} />
        </>
      }
    >
      <EnquiryForm
        key={`${chosen} ${service}`}
        site={formSite}
        vehicle={null}
        form="service"
        days={offer.days}
        serviceOptions={priced.map(({ name, price }) => ({ value: name, label: `${name}, ${price}` }))}
        fixedLocation={chosen}
        initial={service ? { service } : {}}
        askCode={AskedProof}
        actionData={actionData}
        {...(hasTimes ? { submitLabel: 'Book service' } : {})}
      />
    </FormPageFrame>
  )
}
