import { useCallback } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import {
  APPLY_PATH,
  FINANCE_ANCHOR,
  financeHref,
  hasApplyPage,
} from '#src/features/sites/domain/finance/finance-link.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { placeOfDepartment } from '#src/features/leads/domain/contact/contact-view.ts'
import {
  copyForCar,
  FINANCE_STEPS,
  financePageCopy,
} from '#src/features/leads/domain/form-page/finance-page-copy.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { FormPageFrame } from '#src/features/leads/ui/form-page/form-page-frame.tsx'
import type { Companion } from '#src/features/leads/ui/use-enquiry-submit.ts'
import { enquiryAction } from './enquiry-action.ts'
import { loadFinanceForm } from './finance-facts.ts'

const FinanceForm = deferred(() =>
  import('#src/features/leads/ui/form-page/finance-form.tsx').then((module) => module.FinanceForm),
)

/**
 * `/finance-enquiry`, `/finance-pre-approval`, `/personalised/finance?car_id=` and, where a dealership is
 * listed, `/apply-for-finance`; a site without listed dealerships redirects that one to its own finance link
 * (ROUTE-023 to ROUTE-026).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { site, now } = page
  const { config } = site
  const { pathname, searchParams } = new URL(request.url)
  const path = page.path.replace(/\/$/, '')
  const copy = financePageCopy(path)
  if (!copy) throw data('Not found', { status: 404 })
  if (path === APPLY_PATH && !hasApplyPage(config)) {
    const home = financeHref(config)
    return redirect(home.startsWith(pathname) ? `/finance${FINANCE_ANCHOR}` : home, 302)
  }
  const { form } = await loadFinanceForm(page, searchParams)
  return {
    copy: copyForCar(copy, form.car !== null),
    ...form,
    isPersonal: path.startsWith('/personalised'),
    points: config.finance.showsSteps ? [...FINANCE_STEPS] : [],
    place: placeOfDepartment(config, 'sales', now),
    siteName: config.name,
    url: site.origin + path,
  }
}

/** The form without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, now, address, onFault } = readPageContext(context)
  const answer = await enquiryAction({ ...services, site, request, now, address, onFault })
  return answer instanceof Response ? answer : data(answer.data, answer)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData || !('copy' in loaderData)) return []
  const { copy, siteName, url, isPersonal } = loaderData
  return [
    { title: `${copy.heading} | ${siteName}` },
    { name: 'description', content: copy.intro },
    ...(isPersonal ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

export default function FinanceFormPage() {
  const { copy, formSite, car, about, lender, initial, points, place } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const companion = useCallback<Companion>(
    (fields) =>
      import('#src/features/finance/ui/send-customer.ts').then((module) =>
        module.sendCustomer(about, fields),
      ),
    [about],
  )
  return (
    <FormPageFrame {...copy} formId="finance-form" points={points} place={place}>
      <FinanceForm
        form={copy.form}
        {...{ formSite, car, lender, initial, actionData }}
        companion={companion}
      />
      <p className="mt-6">
        <a
          href="/finance"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          How paying over time works
        </a>
      </p>
    </FormPageFrame>
  )
}
