import { type LoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { placeOfDepartment } from '#src/features/leads/domain/contact/contact-view.ts'
import { PART_QUERY_MAX } from '#src/features/leads/domain/parts/part-search.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { FormPageFrame } from '#src/features/leads/ui/form-page/form-page-frame.tsx'
import { PartSearchBox } from '#src/features/leads/ui/form-page/part-search-box.tsx'
import { formAction } from './form-action.ts'
import { formSiteAt } from './form-site.ts'

const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

const POINTS = [
  {
    title: 'The right part',
    text: 'Give the rego or the VIN and we match the part to your vehicle, not to a model year.',
  },
  { title: 'Price and date', text: 'You hear what it costs, fitted or not, and when it is on the counter.' },
  {
    title: 'Fitted or sent',
    text: 'Our workshop fits it, you collect it, or we send it. Genuine parts keep their maker’s warranty.',
  },
] as const

/** `/vehicle-parts-and-accessories`, with `?part=` filled in from the parts search (ROUTE-030). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { site, now } = readPageContext(context)
  const part = (new URL(request.url).searchParams.get('part') ?? '').slice(0, PART_QUERY_MAX)
  const place = placeOfDepartment(site.config, 'parts', now)
  return {
    part,
    hasSearch: site.config.forms.parts.length > 0,
    formSite: formSiteAt(site.config, place?.slug),
    place,
    siteName: site.config.name,
    url: `${site.origin}/vehicle-parts-and-accessories`,
  }
}

export const action = formAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  return [
    { title: `Parts and accessories | ${loaderData.siteName}` },
    {
      name: 'description',
      content: `Find parts and accessories at ${loaderData.siteName}, or ask the parts counter for a price.`,
    },
    { tagName: 'link', rel: 'canonical', href: loaderData.url },
  ]
}

export default function PartsPage() {
  const { part, hasSearch, formSite, place } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <FormPageFrame
      heading="Parts and accessories"
      intro={`From a wiper blade to a bull bar: ${hasSearch ? 'search what the parts counter keeps, or ask for anything it does not' : 'ask the parts counter what it costs and when it is here'}.`}
      formHeading="Ask the parts counter"
      points={POINTS}
      place={place}
      before={
        hasSearch ? (
          <div className="mb-10">
            <PartSearchBox query="" />
          </div>
        ) : null
      }
    >
      <EnquiryForm
        site={formSite}
        vehicle={null}
        form="parts"
        initial={part ? { part_number: part } : {}}
        actionData={actionData}
      />
    </FormPageFrame>
  )
}
