import { useCallback } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ContentArticle } from '#src/features/content/ui/content/content-article.tsx'
import { featuredForFinance, pageFinance } from '#src/pages/finance/finance-blocks.ts'
import { FINANCE_STEPS } from '#src/features/leads/domain/form-page/finance-page-copy.ts'
import { enquiryAction } from '#src/pages/leads/enquiry-action.ts'
import { loadFinanceForm } from '#src/pages/leads/finance-facts.ts'
import type { Companion } from '#src/features/leads/ui/use-enquiry-submit.ts'
import { FormSteps } from '#src/features/leads/ui/form-page/form-steps.tsx'
import { readPageContext } from '#src/app/page-context.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { loadContentView } from './content-page-view.ts'

const FinanceForm = deferred(() =>
  import('#src/features/leads/ui/form-page/finance-form.tsx').then((module) => module.FinanceForm),
)
const FinanceBlock = deferred(() =>
  import('#src/features/finance/ui/finance-block.tsx').then((module) => module.FinanceBlock),
)
const FeaturedForFinance = deferred(() =>
  import('#src/pages/finance/featured-for-finance.tsx').then((module) => module.FeaturedForFinance),
)

/** `/finance`: the site's text about finance and the finance form at #finance-form (ROUTE-022, ROUTE-027). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = readPageContext(context)
  const { view, headers } = await loadContentView(page, request)
  const query = new URL(request.url).searchParams
  const { form, vehicle } = await loadFinanceForm(page, query)
  const finance = pageFinance(page, { vehicle, query })
  const featured = await featuredForFinance(page, vehicle)
  const steps = page.site.config.finance.showsSteps ? FINANCE_STEPS : []
  return data({ ...view, form, finance, featured, siteSlug: page.site.config.slug, steps }, { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The form without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { site, services, now, address, onFault } = readPageContext(context)
  const answer = await enquiryAction({ ...services, site, request, now, address, onFault })
  return answer instanceof Response ? answer : data(answer.data, answer)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export default function FinancePage() {
  const { page, phone, youtubeUrl, isPreview, form, finance, featured, siteSlug, steps } =
    useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { about } = form
  const companion = useCallback<Companion>(
    (fields) =>
      import('#src/features/finance/ui/send-customer.ts').then((module) =>
        module.sendCustomer(about, fields),
      ),
    [about],
  )
  return (
    <ContentArticle {...{ page, phone, youtubeUrl, isPreview }}>
      {finance ? (
        <section
          id="finance-calculator"
          aria-labelledby="finance-calculator-heading"
          className="container-page section-space scroll-mt-24"
        >
          <h2 id="finance-calculator-heading" className="display-lg mb-6">
            Work out a repayment
          </h2>
          <FinanceBlock {...finance} carId={form.car?.id ?? null} />
        </section>
      ) : null}
      <section
        id="finance-form"
        aria-labelledby="finance-form-heading"
        className="scroll-mt-24 border-t border-line bg-studio"
      >
        <div className="container-page section-space grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
          <div className="min-w-0 max-w-2xl">
            <h2 id="finance-form-heading" className="display-lg mb-6">
              Ask about finance
            </h2>
            <FinanceForm form="finance" {...form} actionData={actionData} companion={companion} />
          </div>
          {steps.length > 0 ? (
            <aside aria-label="How it goes" className="lg:sticky lg:top-24 lg:self-start">
              <FormSteps steps={steps} />
            </aside>
          ) : null}
        </div>
      </section>
      {featured.length > 0 ? <FeaturedForFinance cards={featured} siteSlug={siteSlug} /> : null}
    </ContentArticle>
  )
}
