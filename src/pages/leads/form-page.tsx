import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { placeOfDepartment } from '#src/features/leads/domain/contact/contact-view.ts'
import { FORM_KINDS } from '#src/features/leads/domain/form-kind/form-kind.ts'
import { formPageCopy } from '#src/features/leads/domain/form-page/form-page-copy.ts'
import { brandInitial } from '#src/features/leads/domain/intake/asked-brand.ts'
import { FormPageFrame } from '#src/features/leads/ui/form-page/form-page-frame.tsx'
import { CvField } from '#src/features/leads/ui/form-parts/cv-field.tsx'
import { careersAction } from './careers-action.ts'
import { enquiryAction } from './enquiry-action.ts'
import { formSiteAt } from './form-site.ts'
import { deferred } from '#src/ui/deferred.tsx'

const EnquiryForm = deferred(() =>
  import('#src/features/leads/ui/enquiry-form.tsx').then((module) => module.EnquiryForm),
)

/**
 * `/sell-my-car`, `/sell-your-car`, `/fleet`, `/careers` and `/call-back`, each a page around its form (ROUTE-008,
 * ROUTE-038); `?brand=` chooses the location that sells that brand (pain 4).
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { site, path, now } = readPageContext(context)
  const { config } = site
  const copy = formPageCopy(path, { site: config.name, stock: config.search.stockNoun.many })
  if (!copy) throw data('Not found', { status: 404 })
  const place = placeOfDepartment(config, FORM_KINDS[copy.form].department, now)
  return {
    copy,
    formSite: formSiteAt(config, place?.slug),
    initial: brandInitial(config.locations, new URL(request.url).searchParams.get('brand') ?? ''),
    place,
    siteName: config.name,
    url: `${site.origin}${path.replace(/\/$/, '').replace('/sell-your-car', '/sell-my-car')}`,
  }
}

const isCareers = (path: string) => path.replace(/\/$/, '') === '/careers'

/** The form without scripts, and any with a file. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, path, now, address, onFault } = readPageContext(context)
  const input = { ...services, site, request, now, address, onFault }
  const answer = await (isCareers(path) ? careersAction(input) : enquiryAction(input))
  return answer instanceof Response ? answer : data(answer.data, answer)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { copy, siteName, url } = loaderData
  return [
    { title: `${copy.heading} | ${siteName}` },
    { name: 'description', content: copy.intro },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

export default function FormPage() {
  const { copy, formSite, initial, place } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return (
    <FormPageFrame {...copy} place={place}>
      <EnquiryForm
        site={formSite}
        vehicle={null}
        form={copy.form}
        initial={initial}
        actionData={actionData}
        {...(copy.form === 'careers' ? { fileField: CvField } : {})}
      />
    </FormPageFrame>
  )
}
