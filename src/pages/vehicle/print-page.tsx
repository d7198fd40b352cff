import { Button } from '#src/ui/button.tsx'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { windowCard } from '#src/features/vehicles/domain/print/window-card.ts'
import { qrCode } from '#src/features/vehicles/domain/print/qr-code.ts'
import { PdfButton } from '#src/features/vehicles/ui/print/pdf-button.tsx'
import { WindowCardSheet } from '#src/features/vehicles/ui/print/window-card-sheet.tsx'
import '#src/features/vehicles/ui/print/window-card.css'

/**
 * `/print?car_id={slug}` (ROUTE-004): the window card of a vehicle of this site; 404 for any other, or if
 * printing is off.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { site, services } = readPageContext(context)
  const slug = new URL(request.url).searchParams.get('car_id') ?? ''
  const vehicle = await services.vehicles.findBySlug(site, slug)
  const card = vehicle ? windowCard(site, vehicle) : null
  if (!vehicle || !card) throw data('Not found', { status: 404 })
  return { slug: vehicle.slug, card, qr: qrCode(card.url) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: loaderData
      ? `Print: ${loaderData.card.titleText} | ${loaderData.card.siteName}`
      : 'Vehicle not found',
  },
  { name: 'robots', content: 'noindex' },
]

export default function PrintPage() {
  const { slug, card, qr } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="container-page py-8">
      <div className="print-bar mx-auto mb-6 flex w-full max-w-[52rem] flex-wrap items-center gap-3">
        <Button onClick={() => window.print()} className="noscript:hidden">
          Print
        </Button>
        <PdfButton slug={slug} className="button-secondary" />
        <Button href={`/cars/${slug}`} variant="quiet" className="sm:ml-auto">
          Back to the vehicle
        </Button>
      </div>
      <WindowCardSheet card={card} qr={qr} />
    </main>
  )
}
