import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import { AskedProof } from '#src/ui/form/asked-proof.tsx'
import { readPageContext } from '#src/app/page-context.ts'
import { contactPlaces } from '#src/features/leads/domain/contact/contact-view.ts'
import { formSiteAt, formSiteOf } from '#src/pages/leads/form-site.ts'
import { formAction, loaderHeaders } from '#src/pages/leads/form-action.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { FormPageFrame } from '#src/features/leads/ui/form-page/form-page-frame.tsx'
import { HearTimeFault } from '#src/features/leads/ui/form-parts/hear-time-fault.tsx'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { drivePlaces, offersDrives } from '#src/features/bookings/domain/test-drive-offer.ts'
import { DriveChoice } from '#src/features/bookings/ui/drive-choice.tsx'

const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

const POINTS = [
  {
    title: 'Pick a time',
    text: 'The times shown are free now. Yours is held for you as soon as you send the form.',
  },
  { title: 'Bring your licence', text: 'A full or provisional licence in your name; we copy nothing else.' },
  {
    title: 'Drive it',
    text: 'Allow up to an hour. Ask for the roads you use: the hill, the freeway, the car park.',
  },
] as const

/** The length of the form's field. */
const MODEL_MAX = 120

/**
 * `/book-test-drive?car_id=&location=&model=`: free times at a location, never from a cache (ROUTE-028,
 * LEAD-002, LEAD-029).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, services, now } = readPageContext(context)
  if (!site.config.features.test_drive) return redirect('/contact-us', 302)
  const query = new URL(request.url).searchParams
  const carId = query.get('car_id')
  const vehicle = carId
    ? ((await services.vehicles.findById(site, carId)) ?? (await services.vehicles.findBySlug(site, carId)))
    : null
  if (!offersDrives(site.config, vehicle?.locationId ?? null))
    return redirect(vehicle ? `/cars/${vehicle.slug}#enquire` : '/contact-us', 302)
  const offer = await services.bookings.offer(site, { vehicle, locationSlug: query.get('location') })
  const model = (query.get('model') ?? '').trim().slice(0, MODEL_MAX)
  const page = {
    offer,
    model,
    formSite: vehicle ? formSiteOf(site.config, vehicle) : formSiteAt(site.config, offer.place?.slug),
    places: vehicle ? [] : drivePlaces(site.config).map(({ slug, name }) => ({ slug, name })),
    place: contactPlaces(site.config, now).find(({ slug }) => slug === offer.place?.slug) ?? null,
    vehicle: vehicle && {
      id: vehicle.id,
      slug: vehicle.slug,
      name: vehicleTitleText(vehicle),
      year: vehicle.year,
      dealershipSlug: vehicle.dealershipSlug,
    },
    siteName: site.config.name,
    url: `${site.origin}/book-test-drive`,
  }
  return data(page, { headers: { 'cache-control': 'private, no-store' } })
}

export const headers = loaderHeaders
export const action = formAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  return [
    { title: `Book a test drive | ${loaderData.siteName}` },
    {
      name: 'description',
      content: `Choose a day and a free time for a test drive at ${loaderData.siteName}.`,
    },
    { tagName: 'link', rel: 'canonical', href: loaderData.url },
  ]
}

export default function BookTestDrivePage() {
  const { offer, model, formSite, places, place, vehicle, siteName } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const revalidator = useRevalidator()
  return (
    <FormPageFrame
      heading="Book a test drive"
      intro={`Choose a free time at ${offer.place?.name ?? siteName}. We email it to you as a calendar entry, with a link to change your mind.`}
      formHeading={vehicle ? vehicle.name : 'Your test drive'}
      points={POINTS}
      place={place}
      before={
        <>
          <DriveChoice {...{ vehicle, model, places }} chosen={offer.place?.slug ?? null} />
          {offer.note ? <p className="mb-4 font-medium text-ink">{offer.note}</p> : null}
        </>
      }
    >
      <HearTimeFault onFault={() => void revalidator.revalidate()}>
        <EnquiryForm
          key={offer.place?.slug ?? ''}
          site={{
            ...formSite,
            locations: formSite.locations.filter(({ slug }) => slug === offer.place?.slug),
          }}
          vehicle={vehicle}
          form="test_drive"
          days={offer.days}
          askCode={AskedProof}
          initial={model ? { vehicle_of_interest: model } : {}}
          actionData={actionData}
          {...(offer.place && !vehicle ? { fixedLocation: offer.place.slug } : {})}
        />
      </HearTimeFault>
    </FormPageFrame>
  )
}
