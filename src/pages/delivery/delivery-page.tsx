import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import type { DeliveryAnswer } from '#src/features/delivery/domain/delivery-answer.ts'
import { DELIVERY_ERRORS } from '#src/features/delivery/domain/delivery-errors.ts'
import { DeliveryCalculator } from '#src/features/delivery/ui/delivery-calculator.tsx'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { formatCents } from '#src/shared/domain/money.ts'

const POSTCODE_LENGTH_MAX = 20

/** `/delivery?car_id={slug}&postcode=`: the delivery estimate as a page, for browsers without scripts (VDP-020). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const query = new URL(request.url).searchParams
  const vehicle = await services.vehicles.findBySlug(site, query.get('car_id') ?? '')
  if (!vehicle) throw data('Not found', { status: 404 })
  const postcode = (query.get('postcode') ?? '').slice(0, POSTCODE_LENGTH_MAX)
  const found = await services.delivery.estimate(site, { vehicle: vehicle.id, postcode })
  const answer: DeliveryAnswer = found.ok
    ? { kind: 'estimate', name: found.value.name, priceText: formatCents(found.value.priceCents) }
    : { kind: 'error', text: DELIVERY_ERRORS[found.error].message }
  const title = vehicleTitleText(vehicle)
  return {
    title,
    path: vehiclePath(vehicle),
    slug: vehicle.slug,
    initial: { postcode, answer },
    siteName: site.config.name,
  }
}

/** A postcode is the visitor's own business, and nobody may fill the page cache with them. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `Delivery of ${loaderData.title} | ${loaderData.siteName}` : 'Vehicle not found' },
  { name: 'robots', content: 'noindex' },
]

export default function DeliveryPage() {
  const { title, path, slug, initial } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page py-10">
      <p className="text-sm">
        <a href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to {title}
        </a>
      </p>
      <h1 className="mb-6 font-display text-3xl font-semibold text-balance text-ink">Delivery of {title}</h1>
      <DeliveryCalculator slug={slug} initial={initial} />
    </main>
  )
}
